import { useT } from '@vidyapath/client/screens/use-t';
import type { CourseModule } from '@vidyapath/http/course-module';
import { useFieldError } from '@vidyapath/remote-kit/form-errors';
import { useFormikContext } from 'formik';
import { useCourseChoices } from '../lib/use-course-choices';
import { CourseSelect } from './course-select';

const name = 'CourseId';

/** The course of the module. */
export function CourseField({ stored }: { stored: CourseModule | undefined }) {
  const t = useT();
  const field = useFormikContext().getFieldProps<string>(name);
  const chosen = Number(field.value);
  const choices = useCourseChoices(chosen, stored?.CourseId === chosen ? stored.CourseName : undefined);
  const error = useFieldError(name);
  return (
    <CourseSelect
      {...field}
      choices={choices}
      none={t('form.chooseCourse')}
      id={name}
      data-field={name}
      label={t('form.CourseId')}
      required
      error={error !== undefined}
      helperText={error}
      slotProps={{ formHelperText: { 'aria-live': 'polite' } }}
    />
  );
}
