import { useT } from '@vidyapath/client/screens/use-t';
import { Box, Typography } from '@vidyapath/ui';
import { useCourseLessons } from '../lib/course-lessons';
import { timesInText } from '../lib/times-in-text';

interface TextWithTimesProps {
  text: string;
  /** The lesson that the text is about. */
  videoId: number | null;
}

const plain = { whiteSpace: 'pre-line', overflowWrap: 'anywhere' };
const link = {
  font: 'inherit',
  color: 'primary.main',
  textDecoration: 'underline',
  background: 'none',
  border: 0,
  p: 0,
  cursor: 'pointer',
};

/** A text as it was typed; a time in it is a link to that second of the lesson. */
export function TextWithTimes({ text, videoId }: TextWithTimesProps) {
  const t = useT();
  const { lessons, jump } = useCourseLessons();
  const lesson = lessons.find((one) => one.videoId === videoId);
  if (!lesson) return <Typography sx={plain}>{text}</Typography>;
  return (
    <Typography sx={plain}>
      {timesInText(text, lesson.seconds).map((part, index) => {
        const { seconds } = part;
        if (seconds === undefined) return part.text;
        return (
          <Box
            key={index}
            component="button"
            type="button"
            aria-label={t('place.play', { time: part.text, lesson: lesson.title })}
            onClick={() => jump({ videoId: lesson.videoId, seconds })}
            sx={link}
          >
            {part.text}
          </Box>
        );
      })}
    </Typography>
  );
}
