import { useT } from '@vidyapath/client/screens/use-t';
import { FormTextField } from '@vidyapath/remote-kit/form-text-field';
import { useFormikContext } from 'formik';
import { type CourseValues, showsNoDiscount } from '../lib/course-values';

/** Both prices of a course. */
export function PriceFields() {
  const t = useT();
  const { values } = useFormikContext<Pick<CourseValues, 'actual_price' | 'discounted_price'>>();
  return (
    <>
      <FormTextField name="actual_price" label={t('courses.fields.actual_price')} required inputMode="decimal" />
      <FormTextField
        name="discounted_price"
        label={t('courses.fields.discounted_price')}
        required
        inputMode="decimal"
        hint={showsNoDiscount(values) ? t('courses.noDiscount') : undefined}
      />
    </>
  );
}
