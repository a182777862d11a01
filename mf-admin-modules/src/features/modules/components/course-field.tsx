import { useT } from '@vidyapath/client/use-t';
import { useCourseChoices } from '../lib/use-course-choices';
import type { ModuleForm } from '../lib/use-module-form';
import { CourseSelect } from './course-select';

const field = 'CourseId';

/** Which course the module belongs to. */
export function CourseField({ form }: { form: ModuleForm }) {
  const t = useT();
  const chosen = Number(form.formik.values[field]);
  const choices = useCourseChoices(chosen, form.stored?.CourseId === chosen ? form.stored.CourseName : undefined);
  const error = form.errorOf(field);
  return (
    <CourseSelect
      {...form.formik.getFieldProps(field)}
      choices={choices}
      none={t('form.chooseCourse')}
      id={field}
      label={t('form.course')}
      required
      error={error !== undefined}
      helperText={error}
      slotProps={{ formHelperText: { 'aria-live': 'polite' } }}
    />
  );
}
