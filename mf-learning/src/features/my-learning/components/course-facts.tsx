import { dayText } from '@vidyapath/client/formats/day-text';
import { useLanguage, useT } from '@vidyapath/client/screens/use-t';
import type { MyCourse } from '@vidyapath/http/learning-progress';
import { Typography } from '@vidyapath/ui';
import { dayInIndia } from '@vidyapath/http/india';

/** When access to a course ends or has ended, and what is left to learn. */
export function CourseFacts({ course }: { course: MyCourse }) {
  const t = useT();
  const language = useLanguage();
  const left = course.total_videos - course.completed_videos;
  const ends = course.access_ends_at && dayText(language, dayInIndia(course.access_ends_at));
  return (
    <>
      {course.access && left > 0 && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('myLearning.left', { count: left })}
        </Typography>
      )}
      {ends && (
        <Typography variant="body2" sx={{ color: course.access ? 'text.secondary' : 'warning.main' }}>
          {t(course.access ? 'myLearning.accessEnds' : 'myLearning.accessEnded', { day: ends })}
        </Typography>
      )}
      {!ends && !course.access && (
        <Typography variant="body2" sx={{ color: 'warning.main' }}>
          {t('myLearning.noAccess')}
        </Typography>
      )}
    </>
  );
}
