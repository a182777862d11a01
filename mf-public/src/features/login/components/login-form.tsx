import { useT } from '@vidyapath/client/screens/use-t';
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
  const { to, state } = useAccountLinks();
  const [remember, setRemember] = useState(true);
  const form = useLoginForm(remember);
  return (
    <TextForm form={form} button={t('account.login.submit')} sx={{ mt: 6 }}>
      <FormTextField field={form.field('email')} label={t('account.login.email')} kind="accountEmail" />
      <FormTextField field={form.field('password')} label={t('account.login.password')} kind="password" />
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
    </TextForm>
  );
}
