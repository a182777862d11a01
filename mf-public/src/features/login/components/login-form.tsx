import { useT } from '@vidyapath/client/use-t';
import { Box, Link } from '@vidyapath/ui';
import { Checkbox, FormControlLabel } from '@vidyapath/ui/forms';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router';
import { FormTextField } from '../../../components/form-text-field';
import { TextForm } from '../../../components/text-form';
import { useAccountLinks } from '../../../lib/use-account-links';
import { useLoginForm } from '../use-login-form';

export function LoginForm() {
  const t = useT();
  const { to, state: linkState } = useAccountLinks();
  const [remember, setRemember] = useState(true);
  const state = useLoginForm(remember);
  return (
    <TextForm state={state} button={t('account.login.submit')} sx={{ mt: 6 }}>
      <FormTextField field={state.field('email')} label={t('account.login.email')} kind="accountEmail" />
      <FormTextField field={state.field('password')} label={t('account.login.password')} kind="password" />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between' }}>
        <FormControlLabel
          control={<Checkbox checked={remember} onChange={(event) => setRemember(event.target.checked)} />}
          label={t('account.login.remember')}
          sx={{ minHeight: 44 }}
        />
        <Link component={RouterLink} to={to('/forgot-password')} state={linkState} sx={{ py: 2.5 }}>
          {t('account.login.forgot')}
        </Link>
      </Box>
    </TextForm>
  );
}
