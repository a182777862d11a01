import { useLanguage, useT } from '@vidyapath/client/screens/use-t';
import { stateCodes } from '@vidyapath/http/state-codes';
import { Form } from '@vidyapath/remote-kit/form';
import { FormTextField } from '@vidyapath/remote-kit/form-text-field';
import type { FormState } from '@vidyapath/remote-kit/use-form';
import { Paper, Typography } from '@vidyapath/ui';
import { Alert } from '@vidyapath/ui/forms';
import type { BillingValues } from '../lib/billing-rules';

export const billingFormId = 'billing';

interface BillingFormProps {
  form: FormState<BillingValues>;
  /** The seller is registered for GST. */
  taxed: boolean;
}

/** Name and address of the bill. There is no default state, since the bill names it and the tax depends on it. */
export function BillingForm({ form, taxed }: BillingFormProps) {
  const t = useT();
  const language = useLanguage();
  const states = stateCodes
    .map((code) => ({ code, name: t(`states.${code}`) }))
    .toSorted((one, other) => one.name.localeCompare(other.name, language));
  return (
    <Paper sx={{ p: 4 }}>
      <Form form={form} id={billingFormId} spacing={3}>
        <Typography component="h2" variant="h5">
          {t('billing.title')}
        </Typography>
        {form.restored && <Alert severity="info">{t('billing.restored')}</Alert>}
        <FormTextField name="name" label={t('billing.name')} required />
        <FormTextField
          name="place_of_supply"
          label={t('billing.state')}
          hint={taxed ? t('billing.stateHint') : undefined}
          select
          required
        >
          <option value="">{t('billing.chooseState')}</option>
          {states.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </FormTextField>
        {taxed && <FormTextField name="gstin" label={t('billing.gstin')} hint={t('billing.gstinHint')} />}
        <FormTextField name="address" label={t('billing.address')} multiline minRows={2} />
      </Form>
    </Paper>
  );
}
