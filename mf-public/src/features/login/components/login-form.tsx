import { useT } from '@vidyapath/client/use-t';
import { Box, Link, Stack } from '@vidyapath/ui';
import { Checkbox, FormControlLabel } from '@vidyapath/ui/forms';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router';
import { BusyButton } from '../../../components/busy-button';
import { FailureAlert } from '../../../components/failure-alert';
import { FormTextField } from '../../../components/form-text-field';
import { useAccountLinks } from '../../../lib/use-account-links';
import { useLoginForm } from '../use-login-form';

export function LoginForm() {
  const t = useT();
  const { to, state } = useAccountLinks();
  const [remember, setRemember] = useState(true);
  const { form, submit, field, busy, failure } = useLoginForm(remember);
  return (
    <Stack component="form" ref={form} noValidate onSubmit={submit} spacing={2} sx={{ mt: 6 }}>
      <FormTextField
        field={field('email')}
        label={t('account.login.email')}
        type="email"
        inputMode="email"
        autoComplete="username"
      />
      <FormTextField
        field={field('password')}
        label={t('account.login.password')}
        type="password"
        autoComplete="current-password"
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between' }}>
        <FormControlLabel
          control={<Checkbox checked={remember} onChange={(event) => setRemember(event.target.checked)} />}
          label={t('account.login.remember')}
          sx={{ minHeight: 44 }}
        />
        <Link component={RouterLink} to={to('/forgot-password')} state={state} sx={{ py: 2.5 }}>
          {t('account.login.forgot')}
        </Link>
      </Box>
      <FailureAlert text={failure} />
      <BusyButton busy={busy}>{t('account.login.submit')}</BusyButton>
    </Stack>
  );
}
