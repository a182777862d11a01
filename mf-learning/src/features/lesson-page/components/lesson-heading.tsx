import { useT } from '@vidyapath/client/screens/use-t';
import { Box, Button, SkipNextIcon, SkipPreviousIcon, Typography } from '@vidyapath/ui';
import { Link } from 'react-router';
import type { CourseLesson } from '../lib/lesson-course';
import { textSpace } from '../lib/layout';

interface LessonHeadingProps {
  courseName: string;
  title: string;
  previous: CourseLesson | undefined;
  next: CourseLesson | undefined;
  addressOf: (videoId: number) => string;
}

/** Under the video: what it is, and the lessons before and after it. */
export function LessonHeading({ courseName, title, previous, next, addressOf }: LessonHeadingProps) {
  const t = useT();
  return (
    <Box sx={[heading, textSpace]}>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography component="h1" sx={{ fontSize: '1.25rem', fontWeight: 600, lineHeight: 1.3 }} dir="auto">
          {title}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }} dir="auto">
          {courseName}
        </Typography>
      </Box>
      <Box component="nav" aria-label={t('lessonPage.beside')} sx={{ display: 'flex', gap: 2 }}>
        {previous && (
          <Button
            component={Link}
            to={addressOf(previous.videoId)}
            variant="outlined"
            startIcon={<SkipPreviousIcon />}
            aria-label={t('lessonPage.previousNamed', { title: previous.title })}
            sx={besideButton}
          >
            <Box component="span" sx={wordOnly}>
              {t('lessonPage.previous')}
            </Box>
          </Button>
        )}
        {next && (
          <Button
            component={Link}
            to={addressOf(next.videoId)}
            variant="contained"
            endIcon={<SkipNextIcon />}
            aria-label={t('lessonPage.nextNamed', { title: next.title })}
            sx={besideButton}
          >
            <Box component="span" sx={wordOnly}>
              {t('lessonPage.next')}
            </Box>
          </Button>
        )}
      </Box>
    </Box>
  );
}

const heading = {
  display: 'flex',
  gap: 3,
  alignItems: 'center',
  py: 3,
  overflowWrap: 'anywhere',
};
/** On a phone the icons are enough; the name has the words. */
const wordOnly = { display: { xs: 'none', sm: 'inline' } };
const besideButton = {
  minHeight: 44,
  minWidth: 44,
  px: { xs: 2, sm: 4 },
  '& > span': { m: { xs: 0 } },
};
