import { useSession } from '@vidyapath/client/screens/use-session';
import { useT } from '@vidyapath/client/screens/use-t';
import { Box, Typography } from '@vidyapath/ui';
import { shortClock } from '../../../lib/short-clock';
import { sideways } from '../lib/layout';
import type { CourseLesson } from '../lib/lesson-course';
import { LockIcon } from './lesson-row';

/** In place of the video of a lesson that opens with the course. */
export function LockedLesson({ lesson, isFree }: { lesson: CourseLesson; isFree: boolean }) {
  const t = useT();
  const isSignedIn = useSession().status === 'signed-in';
  return (
    <Box sx={[cover, lowSideways]}>
      <LockIcon sx={{ fontSize: 40, color: '#B9B8FF' }} />
      <Typography sx={{ maxWidth: 440 }}>
        {t(isFree && !isSignedIn ? 'lessonPage.lockedFree' : 'lessonPage.lockedText')}
      </Typography>
      {lesson.seconds > 0 && <Typography sx={{ color: '#C9C5DC' }}>{shortClock(lesson.seconds)}</Typography>}
    </Box>
  );
}

/** As high as a video would be; dark in both modes, as that is. */
export const cover = {
  minHeight: 'min(56.25cqw, var(--video-height))',
  boxSizing: 'border-box',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 2,
  p: 4,
  textAlign: 'center',
  color: '#fff',
  background: 'linear-gradient(135deg, #2F2E7A, #14131F)',
};

/** Turned sideways it leaves room for the price and its button. */
const lowSideways = { [sideways]: { minHeight: 0, gap: 1, p: 2 } };
