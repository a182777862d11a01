import { useT } from '@vidyapath/client/screens/use-t';
import { useCourseChoices } from '../lib/use-course-choices';
import { CourseSelect } from './course-select';

/** Limits the list to a course. */
export function CourseFilter({ courseId, onChange }: { courseId: number; onChange: (courseId: number) => void }) {
  const t = useT();
  const choices = useCourseChoices(courseId);
  return (
    <CourseSelect
      choices={choices}
      none={t('list.allCourses')}
      size="small"
      label={t('list.filter')}
      value={courseId}
      onChange={(event) => onChange(Number(event.target.value))}
      slotProps={{ formHelperText: { 'aria-live': 'polite' } }}
    />
  );
}
