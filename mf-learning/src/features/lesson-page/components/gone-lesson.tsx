import { useT } from '@vidyapath/client/screens/use-t';
import { Box, Button, Typography } from '@vidyapath/ui';
import { Link } from 'react-router';
import type { CourseLesson } from '../lib/lesson-course';
import { cover } from './locked-lesson';

interface GoneLessonProps {
  /** With which the reader goes on. */
  other: CourseLesson;
  addressOf: (videoId: number) => string;
  isOwned: boolean;
}

/** In place of the video of a lesson that the course does not have, or not any more. */
export function GoneLesson({ other, addressOf, isOwned }: GoneLessonProps) {
  const t = useT();
  return (
    <Box sx={cover} role="alert">
      <Typography component="h1" sx={{ fontWeight: 600, fontSize: '1.125rem' }}>
        {t('lessonPage.gone')}
      </Typography>
      <Typography sx={{ color: '#C9C5DC', maxWidth: 440 }}>
        {t('lessonPage.goneText')} {isOwned && t('lessonPage.goneNotes')}
      </Typography>
      <Button
        component={Link}
        to={addressOf(other.videoId)}
        variant="contained"
        sx={{ mt: 2, minHeight: 44, bgcolor: '#B9B8FF', color: '#14131F', '&:hover': { bgcolor: '#D3D2FF' } }}
      >
        {t('lessonPage.goOnWith', { title: other.title })}
      </Button>
    </Box>
  );
}
