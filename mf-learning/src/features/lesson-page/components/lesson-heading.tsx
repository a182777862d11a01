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
      <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
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
            sx={{ minHeight: 44 }}
          >
            {t('lessonPage.previous')}
          </Button>
        )}
        {next && (
          <Button
            component={Link}
            to={addressOf(next.videoId)}
            variant="contained"
            startIcon={<SkipNextIcon />}
            aria-label={t('lessonPage.nextNamed', { title: next.title })}
            sx={{ minHeight: 44 }}
          >
            {t('lessonPage.next')}
          </Button>
        )}
      </Box>
    </Box>
  );
}

const heading = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 3,
  alignItems: 'center',
  justifyContent: 'space-between',
  py: 3,
  overflowWrap: 'anywhere',
};
