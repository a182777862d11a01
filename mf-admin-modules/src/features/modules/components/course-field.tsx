import { useT } from '@vidyapath/client/use-t';
import { Button } from '@vidyapath/ui';
import { TextField } from '@vidyapath/ui/forms';
import { useNotices } from '@vidyapath/client/use-notices';
import { useFailureNotice } from '@vidyapath/client/use-failure-notice';
import { useCourseChoicesQuery } from '../api/courses.endpoints';
import type { ModuleForm } from '../lib/use-module-form';

const field = 'CourseId';

/** Which course the module belongs to; a native list, since there may be thousands. */
export function CourseField({ form }: { form: ModuleForm }) {
  const t = useT();
  const notices = useNotices();
  const { data: courses = [], error: failure, isFetching, refetch } = useCourseChoicesQuery();
  useFailureNotice(failure, () => notices.failure('notice.coursesFailed'));
  const error = form.errorOf(field);
  return (
    <div>
      <TextField
        {...form.formik.getFieldProps(field)}
        id={field}
        select
        label={t('form.course')}
        required
        fullWidth
        error={error !== undefined}
        helperText={error ?? (failure ? t('form.noCourses') : ' ')}
        slotProps={{ formHelperText: { 'aria-live': 'polite' } }}
      >
        <option value="0">{t('form.chooseCourse')}</option>
        {courses.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </TextField>
      {failure && (
        <Button loading={isFetching} onClick={() => void refetch()} sx={{ minHeight: 44 }}>
          {t('list.retry')}
        </Button>
      )}
    </div>
  );
}
