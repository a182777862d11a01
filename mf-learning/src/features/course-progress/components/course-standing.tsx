import { dayText } from '@vidyapath/client/formats/day-text';
import { useLanguage, useT } from '@vidyapath/client/screens/use-t';
import { Box, Button, CheckIcon, Paper, Skeleton, Stack, Typography } from '@vidyapath/ui';
import { ProgressBar } from '../../../components/progress-bar';
import { dayInIndia } from '@vidyapath/http/india';
import { shortClock } from '../../../lib/short-clock';
import { useLearnedCourseQuery } from '../../../lib/learning.endpoints';
import type { OutlineModule } from '../../../lib/course/course-outline';
import { type ResumePoint, resumePoint } from '../../../lib/course/resume';
import { useProgressView } from '../state/progress-view-context';
import { CertificateReady } from '../../../components/lesson/certificate-ready';

interface CourseStandingProps {
  courseId: number;
  courseName: string;
  modules: readonly OutlineModule[];
  onResume: (point: ResumePoint) => void;
}

/** The learner's progress in the course, and the button to continue. */
export function CourseStanding({ courseId, courseName, modules, onResume }: CourseStandingProps) {
  const t = useT();
  const language = useLanguage();
  const active = useProgressView((view) => view.activeVideo);
  const { data: learned, isError, refetch } = useLearnedCourseQuery(courseId);
  if (isError && !learned)
    return (
      <Typography variant="body2" role="status" sx={{ mt: 4, color: 'text.secondary' }}>
        {t('standing.unknown')}{' '}
        <Button size="small" onClick={() => void refetch()}>
          {t('list.retry')}
        </Button>
      </Typography>
    );
  if (!learned) return <Skeleton variant="rounded" height={76} sx={{ mt: 4, borderRadius: 3 }} />;
  if (learned.total_videos === 0) return null;
  const { percent, completed_videos: done, total_videos: total, completed_at: completedAt } = learned;
  const point = resumePoint(modules, learned);
  const isOffered = point !== undefined && point.video.key !== active;
  return (
    <Paper component="section" aria-label={t('standing.label')} sx={{ mt: 4, p: 4, borderRadius: '12px' }}>
      <Stack sx={{ gap: 3 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: 4 }}>
          <Typography sx={{ fontWeight: 600 }}>{t('standing.done', { done, count: total })}</Typography>
          <Typography sx={{ color: 'text.secondary' }}>{t('standing.percent', { percent })}</Typography>
        </Box>
        <ProgressBar percent={percent} label={t('standing.percent', { percent })} />
        {completedAt && (
          <Typography sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
            <CheckIcon sx={{ color: 'success.main' }} />
            {t('standing.completed', { day: dayText(language, dayInIndia(completedAt)) })}
          </Typography>
        )}
        {completedAt && percent < 100 && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {t('standing.newLessons', { count: total - done })}
          </Typography>
        )}
        {completedAt && <CertificateReady courseId={courseId} courseName={courseName} />}
        {isOffered && (
          <Stack direction="row" sx={{ gap: 2, flexWrap: 'wrap', alignItems: 'center' }}>
            <Button variant="contained" onClick={() => onResume(point)} sx={{ minHeight: 44 }}>
              {point.at > 0 ? t('standing.goOnAt', { clock: shortClock(point.at) }) : t('standing.goOn')}
            </Button>
            {point.at > 0 && (
              <Button onClick={() => onResume({ ...point, at: 0 })} sx={{ minHeight: 44 }}>
                {t('player.fromStart')}
              </Button>
            )}
            <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere', minWidth: 0 }}>
              {point.video.title}
            </Typography>
          </Stack>
        )}
      </Stack>
    </Paper>
  );
}
