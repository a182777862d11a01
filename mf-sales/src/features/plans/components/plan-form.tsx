import { useT } from '@vidyapath/client/screens/use-t';
import type { Plan, PlanBody } from '@vidyapath/http/commerce-offers';
import { FormCheckbox } from '@vidyapath/remote-kit/form-checkbox';
import { FormTextField } from '@vidyapath/remote-kit/form-text-field';
import { type EditedRecord, RecordForm } from '@vidyapath/remote-kit/record-form';
import type { EditCalls } from '@vidyapath/remote-kit/use-record-calls';
import { Box } from '@vidyapath/ui';
import { useFormikContext } from 'formik';
import { ChoiceList } from '../../../components/choice-list';
import { changedFields } from '../../../lib/changed-fields';
import { twoColumns, wide } from '../../../lib/form-grid';
import { useCourseOptions } from '../../../lib/offers.endpoints';
import { planBody, planRules, type PlanValues, planValues } from '../lib/plan-values';

function PlanFields() {
  const t = useT();
  const { values } = useFormikContext<PlanValues>();
  const courses = useCourseOptions();
  const label = (field: keyof PlanValues) => t(`plans.fields.${field}`);
  return (
    <Box sx={twoColumns}>
      <FormTextField name="title" label={label('title')} required />
      <FormTextField name="title_hi" label={label('title_hi')} hint={t('plans.hindiHint')} />
      <FormTextField name="description" label={label('description')} multiline minRows={3} />
      <FormTextField name="description_hi" label={label('description_hi')} multiline minRows={3} />
      <FormTextField
        name="price_paise"
        label={label('price_paise')}
        required
        inputMode="decimal"
        hint={t('plans.priceHint')}
      />
      <FormTextField name="months" label={label('months')} inputMode="numeric" hint={t('plans.monthsHint')} />
      <Box sx={wide}>
        <FormTextField name="kind" label={label('kind')} select required>
          <option value="bundle">{t('plans.kinds.bundle')}</option>
          <option value="all">{t('plans.kinds.all')}</option>
        </FormTextField>
      </Box>
      {values.kind === 'bundle' && (
        <Box sx={wide}>
          <ChoiceList name="course_ids" label={label('course_ids')} options={courses} />
        </Box>
      )}
      <Box sx={wide}>
        <FormCheckbox name="active" label={label('active')} />
      </Box>
    </Box>
  );
}

interface PlanFormProps extends EditedRecord<Plan> {
  calls: EditCalls<Plan, PlanBody>;
}

export function PlanForm({ version, ...props }: PlanFormProps) {
  const t = useT();
  return (
    <RecordForm<Plan, PlanValues, PlanBody>
      {...props}
      messagePrefix="plans"
      version={version}
      initial={planValues(version?.record)}
      rules={planRules}
      toBody={planBody}
      differences={(stored, edited) =>
        changedFields(t, (field) => t(`plans.fields.${field}`), planValues(stored), edited)
      }
    >
      <PlanFields />
    </RecordForm>
  );
}
