import { useT } from '@vidyapath/client/screens/use-t';
import { Box, Link, Typography } from '@vidyapath/ui';
import { useCourseLessons } from '../lib/course-lessons';
import { writtenParts } from '../lib/written-parts';

interface WrittenTextProps {
  text: string;
  /** The lesson that the text is about. */
  videoId: number | null;
}

/** A text as it was typed: a time in it leads to that second of the lesson, an address to its page, and code in backticks looks like code. */
export function WrittenText({ text, videoId }: WrittenTextProps) {
  const t = useT();
  const { lessons, jump } = useCourseLessons();
  const lesson = lessons.find((one) => one.videoId === videoId);
  return (
    <Typography component="div" sx={plain}>
      {writtenParts(text, lesson?.seconds).map((part, index) => {
        const { seconds } = part;
        if (part.code)
          return (
            <Box key={index} component="code" sx={part.code === 'block' ? [code, block] : code}>
              {part.text}
            </Box>
          );
        if (part.href)
          return (
            <Link key={index} href={part.href} target="_blank" rel="noopener noreferrer nofollow ugc">
              {part.text}
            </Link>
          );
        if (seconds === undefined || !lesson) return part.text;
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

const plain = { whiteSpace: 'pre-line', overflowWrap: 'anywhere' };
const code = {
  fontFamily: 'monospace',
  fontSize: '0.9375em',
  whiteSpace: 'pre-wrap',
  bgcolor: 'action.hover',
  borderRadius: '4px',
  px: 1,
};
const block = { display: 'block', my: 2, px: 3, py: 2 };
const link = {
  font: 'inherit',
  color: 'primary.main',
  textDecoration: 'underline',
  background: 'none',
  border: 0,
  p: 0,
  cursor: 'pointer',
};
