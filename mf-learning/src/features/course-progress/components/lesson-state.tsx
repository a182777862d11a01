import { formatClock } from '@vidyapath/client/formats/duration';
import { useT } from '@vidyapath/client/screens/use-t';
import { Box, CheckIcon, Typography } from '@vidyapath/ui';
import { useParams } from 'react-router';
import { shortClock } from '../../../lib/short-clock';
import { courseIdOf } from '../../../lib/course/course-id';
import type { OutlineVideo } from '../../../lib/course/course-outline';
import { resumeAt } from '../../../lib/course/resume';
import { useLearned } from '../../../lib/course/use-learned';

/** Below a lesson's name: its length, and the learner's progress. */
export function LessonState({ video }: { video: OutlineVideo }) {
  const t = useT();
  const courseId = courseIdOf(useParams().courseId) ?? 0;
  const learned = useLearned(courseId, video.id);
  const seen = Math.floor((learned?.coverage ?? 0) * 100);
  const at = learned?.completed ? 0 : resumeAt(learned?.position_seconds, video.seconds);
  return (
    <Typography
      component="div"
      variant="body2"
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 3, color: 'text.secondary' }}
    >
      <span>{formatClock(video.seconds)}</span>
      {learned?.completed && (
        <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1, color: 'success.main' }}>
          <CheckIcon sx={{ fontSize: 18 }} />
          {t('lesson.done')}
        </Box>
      )}
      {!learned?.completed && seen > 0 && <span>{t('lesson.seen', { percent: seen })}</span>}
      {at > 0 && <span>{t('lesson.goOnAt', { clock: shortClock(at) })}</span>}
    </Typography>
  );
}
