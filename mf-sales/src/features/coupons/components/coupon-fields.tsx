import { useT } from '@vidyapath/client/screens/use-t';
import { FormCheckbox } from '@vidyapath/remote-kit/form-checkbox';
import { FormTextField } from '@vidyapath/remote-kit/form-text-field';
import { Box } from '@vidyapath/ui';
import { useFormikContext } from 'formik';
import { ChoiceList } from '../../../components/choice-list';
import { twoColumns, wide } from '../../../lib/form-grid';
import { useCourseOptions, usePlanOptions } from '../../../lib/offers.endpoints';
import type { CouponValues } from '../lib/coupon-values';

/** Every field of a coupon; an existing coupon keeps its code. */
export function CouponFields({ isNew }: { isNew: boolean }) {
  const t = useT();
  const { values, initialValues } = useFormikContext<CouponValues>();
  const courses = useCourseOptions();
  const plans = usePlanOptions(initialValues.plan_ids);
  const label = (field: keyof CouponValues) => t(`coupons.fields.${field}`);
  const isPercent = values.kind === 'percent';
  return (
    <Box sx={twoColumns}>
      <FormTextField name="code" label={label('code')} required readOnly={!isNew} hint={t('coupons.codeHint')} />
      <FormTextField name="kind" label={label('kind')} select required>
        <option value="percent">{t('coupons.kinds.percent')}</option>
        <option value="amount">{t('coupons.kinds.amount')}</option>
      </FormTextField>
      <FormTextField
        name="value"
        label={label('value')}
        required
        inputMode={isPercent ? 'numeric' : 'decimal'}
        hint={t(isPercent ? 'coupons.percentHint' : 'coupons.amountHint')}
      />
      <FormTextField
        name="min_total_paise"
        label={label('min_total_paise')}
        required
        inputMode="decimal"
        hint={t('coupons.minimumHint')}
      />
      <FormTextField name="starts_at" label={label('starts_at')} type="date" hint={t('coupons.startsHint')} />
      <FormTextField name="ends_at" label={label('ends_at')} type="date" hint={t('coupons.endsHint')} />
      <FormTextField name="max_uses" label={label('max_uses')} inputMode="numeric" hint={t('coupons.noLimitHint')} />
      <FormTextField
        name="max_uses_per_person"
        label={label('max_uses_per_person')}
        inputMode="numeric"
        hint={t('coupons.noLimitHint')}
      />
      <Box sx={wide}>
        <FormTextField name="scope" label={label('scope')} select required>
          <option value="all">{t('coupons.scopes.all')}</option>
          <option value="some">{t('coupons.scopes.some')}</option>
        </FormTextField>
      </Box>
      {values.scope === 'some' && (
        <>
          <ChoiceList name="course_ids" label={label('course_ids')} options={courses} />
          <ChoiceList name="plan_ids" label={label('plan_ids')} options={plans} />
        </>
      )}
      <Box sx={wide}>
        <FormCheckbox name="active" label={label('active')} />
      </Box>
    </Box>
  );
}
