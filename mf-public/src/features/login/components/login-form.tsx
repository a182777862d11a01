import { useT } from '@vidyapath/client/screens/use-t';
import { FormCheckbox } from '@vidyapath/remote-kit/form-checkbox';
import { Box, Link } from '@vidyapath/ui';
import { Link as RouterLink } from 'react-router';
import { VisitorField } from '../../../components/visitor-field';
import { VisitorForm } from '../../../components/visitor-form';
import { useAccountLinks } from '../../../lib/use-account-links';
import { useLoginForm } from '../use-login-form';

export function LoginForm() {
  const t = useT();
  const { to, state } = useAccountLinks();
  const form = useLoginForm();
  return (
    <VisitorForm form={form} button={t('account.login.submit')} sx={{ mt: 6 }}>
      <VisitorField name="email" label={t('account.login.email')} kind="accountEmail" />
      <VisitorField name="password" label={t('account.login.password')} kind="password" />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between' }}>
        <FormCheckbox name="remember" label={t('account.login.remember')} />
        <Link component={RouterLink} to={to('/forgot-password')} state={state} sx={{ py: 2.5 }}>
          {t('account.login.forgot')}
        </Link>
      </Box>
    </VisitorForm>
  );
}
