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
  isNextMain: boolean;
  addressOf: (videoId: number) => string;
}

/** Under the video: what it is, and the lessons before and after it. */
export function LessonHeading({ courseName, title, previous, next, isNextMain, addressOf }: LessonHeadingProps) {
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
        {previous && <BesideButton way="previous" title={previous.title} address={addressOf(previous.videoId)} />}
        {next && <BesideButton way="next" title={next.title} address={addressOf(next.videoId)} isMain={isNextMain} />}
      </Box>
    </Box>
  );
}

interface BesideButtonProps {
  way: 'previous' | 'next';
  title: string;
  address: string;
  isMain?: boolean;
}

function BesideButton({ way, title, address, isMain = false }: BesideButtonProps) {
  const t = useT();
  const isNext = way === 'next';
  return (
    <Button
      component={Link}
      to={address}
      variant={isMain ? 'contained' : 'outlined'}
      startIcon={isNext ? undefined : <SkipPreviousIcon />}
      endIcon={isNext ? <SkipNextIcon /> : undefined}
      aria-label={t(`lessonPage.${way}Named`, { title })}
      sx={besideButton}
    >
      <Box component="span" sx={wordOnly}>
        {t(`lessonPage.${way}`)}
      </Box>
    </Button>
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
