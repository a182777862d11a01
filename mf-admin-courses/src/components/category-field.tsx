import { useT } from '@vidyapath/client/screens/use-t';
import { Button } from '@vidyapath/ui';
import { Alert } from '@vidyapath/ui/forms';
import { useFormikContext } from 'formik';
import { FormTextField } from '@vidyapath/remote-kit/form-text-field';
import type { CourseValues } from '../lib/course-values';
import type { CategoryOptions } from '../lib/use-category-options';

/** Dropdown of the categories; the selected one is in it even before they are loaded. */
export function CategoryField({ label, categories }: { label: string; categories: CategoryOptions }) {
  const t = useT();
  const { category_id: chosen } = useFormikContext<CourseValues>().values;
  const options = categories.rows.map(({ id, name }) => ({ value: String(id), text: name }));
  const unknown = chosen !== '' && !options.some(({ value }) => value === chosen);
  const retry = (
    <Button color="inherit" size="small" loading={categories.loading} onClick={categories.retry}>
      {t('list.retry')}
    </Button>
  );
  return (
    <>
      <FormTextField name="category_id" label={label} select required>
        <option value="">{t('courses.chooseCategory')}</option>
        {unknown && <option value={chosen}>{categories.nameOf(Number(chosen))}</option>}
        {options.map(({ value, text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </FormTextField>
      {categories.failed && (
        <Alert severity="warning" action={retry} sx={{ mb: 4 }}>
          {t('categories.failed.load')}
        </Alert>
      )}
    </>
  );
}
