import { indiaMomentText } from '@vidyapath/client/formats/moment-text';
import { useLanguage, useT } from '@vidyapath/client/screens/use-t';
import type { Course } from '@vidyapath/http/course';
import { StateBadge } from '../screen-parts/state-badge';
import { courseStateOf, courseStateTones } from './course-state';

/** Whether learners see the course, or from when. */
export function CourseStateBadge({ course }: { course: Pick<Course, 'is_public' | 'publish_at'> }) {
  const t = useT();
  const language = useLanguage();
  const state = courseStateOf(course);
  const when = course.publish_at ? indiaMomentText(language, course.publish_at) : '';
  return (
    // A date takes two lines in a column of the table.
    <StateBadge tone={courseStateTones[state]} sx={{ whiteSpace: 'normal' }}>
      {t(`builder.states.${state}`, { when })}
    </StateBadge>
  );
}
