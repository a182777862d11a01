import { textIn } from '@vidyapath/client/formats/course-texts';
import { dayText } from '@vidyapath/client/formats/day-text';
import { useLanguage, useT } from '@vidyapath/client/screens/use-t';
import { lessonAddress } from '@vidyapath/http/lesson-address';
import type { MyCourse } from '@vidyapath/http/learning-progress';
import { Box, Button, CheckIcon, Paper, Stack, Typography } from '@vidyapath/ui';
import { Link as RouterLink } from 'react-router';
import { CourseBanner } from '../../../components/course-banner';
import { ProgressBar } from '../../../components/progress-bar';
import { dayInIndia } from '@vidyapath/http/india';
import type { MessageKey } from '@vidyapath/platform-api/i18n';
import { shortCourseAddress } from '@vidyapath/http/public-pages';
import { certificatePath } from '../../../lib/learning-paths';
import { shortClock } from '../../../lib/short-clock';
import { CourseFacts } from './course-facts';

/** The lesson with which the learner goes on, and the position in it. */
function nextLesson({ access, next }: MyCourse): string | undefined {
  if (!access || !next) return undefined;
  return next.position_seconds > 0 ? `${next.video_title} · ${shortClock(next.position_seconds)}` : next.video_title;
}

/** Key of the button's message, and of the one that names the course. */
function actionOf({ access, last, next }: MyCourse): [text: MessageKey, named: MessageKey] {
  if (!access) return ['myLearning.renew', 'myLearning.renewNamed'];
  if (!next) return ['myLearning.again', 'myLearning.againNamed'];
  return [last ? 'standing.goOn' : 'myLearning.begin', 'myLearning.openNamed'];
}

export function OwnCourseCard({ course }: { course: MyCourse }) {
  const t = useT();
  const language = useLanguage();
  const { course_id, percent, completed_at: completedAt, certificate_serial: serial } = course;
  const name = textIn(language, course.course_name, course.course_name_hi);
  const lesson = nextLesson(course);
  const [action, named] = actionOf(course);
  const end = completedAt && course.access && lessonAddress({ course_id, end: true });
  return (
    <Paper component="li" sx={{ p: 4, borderRadius: '12px' }}>
      <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '176px minmax(0, 1fr)' } }}>
        <CourseBanner image={course.banner_image} />
        <Stack sx={{ gap: 2, minWidth: 0 }}>
          <Typography component="h2" variant="h6" sx={{ overflowWrap: 'anywhere' }}>
            {name}
          </Typography>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: 4 }}>
            <Typography variant="body2">
              {t('standing.done', { done: course.completed_videos, count: course.total_videos })}
            </Typography>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {t('standing.percent', { percent })}
            </Typography>
          </Box>
          <ProgressBar percent={percent} label={t('myLearning.progressOf', { name, percent })} />
          {lesson && (
            <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
              {t('myLearning.next', { lesson })}
            </Typography>
          )}
          {completedAt && (
            <Typography variant="body2" sx={{ display: 'flex', alignItems: 'center', gap: 1, color: 'success.main' }}>
              <CheckIcon sx={{ fontSize: 18 }} />
              {t('standing.completed', { day: dayText(language, dayInIndia(completedAt)) })}
            </Typography>
          )}
          <CourseFacts course={course} />
          <Stack direction="row" sx={{ gap: 2, flexWrap: 'wrap' }}>
            <Button
              component={RouterLink}
              to={course.access ? lessonAddress({ course_id }) : shortCourseAddress(course_id)}
              variant={completedAt ? 'outlined' : 'contained'}
              aria-label={t(named, { name })}
              sx={{ minHeight: 44 }}
            >
              {t(action)}
            </Button>
            {end && (
              <Button
                component={RouterLink}
                to={end}
                aria-label={t('myLearning.afterNamed', { name })}
                sx={{ minHeight: 44 }}
              >
                {t('myLearning.after')}
              </Button>
            )}
            {serial && (
              <Button component={RouterLink} to={certificatePath(serial)} sx={{ minHeight: 44 }}>
                {t('certificate.title')}
              </Button>
            )}
          </Stack>
        </Stack>
      </Box>
    </Paper>
  );
}
