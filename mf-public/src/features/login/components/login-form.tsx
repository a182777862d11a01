import { useT } from '@vidyapath/client/use-t';
import { Stack } from '@vidyapath/ui';
import { Checkbox, FormControlLabel } from '@vidyapath/ui/forms';
import { useState } from 'react';
import { BusyButton } from '../../../components/busy-button';
import { FailureAlert } from '../../../components/failure-alert';
import { FormTextField } from '../../../components/form-text-field';
import { useLoginForm } from '../use-login-form';

export function LoginForm() {
  const t = useT();
  const [remember, setRemember] = useState(true);
  const { form, submit, field, busy, failure } = useLoginForm(remember);
  return (
    <Stack component="form" ref={form} noValidate onSubmit={submit} spacing={2} sx={{ mt: 6 }}>
      <FormTextField field={field('email')} label={t('account.login.email')} type="email" inputMode="email" autoComplete="username" />
      <FormTextField field={field('password')} label={t('account.login.password')} type="password" autoComplete="current-password" />
      <FormControlLabel
        control={<Checkbox checked={remember} onChange={(event) => setRemember(event.target.checked)} />}
        label={t('account.login.remember')}
        sx={{ minHeight: 44 }}
      />
      <FailureAlert text={failure} />
      <BusyButton busy={busy}>{t('account.login.submit')}</BusyButton>
    </Stack>
  );
}
