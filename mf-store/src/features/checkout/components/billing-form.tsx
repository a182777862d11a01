import { useLanguage, useT } from '@vidyapath/client/screens/use-t';
import { stateCodes } from '@vidyapath/http/state-codes';
import { FormTextField } from '@vidyapath/remote-kit/form-text-field';
import { Box, Paper, Typography } from '@vidyapath/ui';
import { Alert } from '@vidyapath/ui/forms';
import type { FormEvent, RefObject } from 'react';

export const billingFormId = 'billing';

interface BillingFormProps {
  element: RefObject<HTMLFormElement | null>;
  /** It was filled from a draft that was kept when the session ended. */
  restored: boolean;
  /** The seller is registered for GST. */
  taxed: boolean;
  onSubmit: (event: FormEvent) => void;
}

/** Name and address of the bill. There is no default state, since the bill names it and the tax depends on it. */
export function BillingForm({ element, restored, taxed, onSubmit }: BillingFormProps) {
  const t = useT();
  const language = useLanguage();
  const states = stateCodes
    .map((code) => ({ code, name: t(`states.${code}`) }))
    .toSorted((one, other) => one.name.localeCompare(other.name, language));
  return (
    <Paper sx={{ p: 4 }}>
      <Box
        component="form"
        id={billingFormId}
        ref={element}
        noValidate
        onSubmit={onSubmit}
        sx={{ display: 'grid', gap: 3 }}
      >
        <Typography component="h2" variant="h5">
          {t('billing.title')}
        </Typography>
        {restored && <Alert severity="info">{t('billing.restored')}</Alert>}
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
      </Box>
    </Paper>
  );
}
