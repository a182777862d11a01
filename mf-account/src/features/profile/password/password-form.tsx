import { useSession } from '@vidyapath/client/screens/use-session';
import { useT } from '@vidyapath/client/screens/use-t';
import { Stack, Typography } from '@vidyapath/ui';
import { AccountCard } from '../../../components/account-card';
import { SubmitButton } from '../../../components/submit-button';
import { PasswordInput } from './password-input';
import { usePasswordForm } from './use-password-form';

export function PasswordForm() {
  const t = useT();
  const { user } = useSession();
  const { field, submit, busy, failure } = usePasswordForm();
  return (
    <AccountCard aria-labelledby="password-title">
      <Typography id="password-title" component="h2" variant="h3">
        {t('password.title')}
      </Typography>
      <Typography variant="body2" sx={{ mt: 1, mb: 5, color: 'text.secondary' }}>
        {t('password.lead')}
      </Typography>
      <Stack component="form" noValidate onSubmit={submit} spacing={2}>
        {/* For password managers: whose password it is. */}
        <input type="text" name="username" autoComplete="username" value={user?.email ?? ''} readOnly hidden />
        <PasswordInput
          field={field('current_password')}
          label={t('password.current')}
          autoComplete="current-password"
        />
        <PasswordInput field={field('new_password')} label={t('password.chosen')} autoComplete="new-password" />
        <PasswordInput field={field('confirm_password')} label={t('password.confirm')} autoComplete="new-password" />
        {failure && (
          <Typography role="alert" sx={{ color: 'error.main', fontWeight: 600 }}>
            {failure}
          </Typography>
        )}
        <SubmitButton busy={busy} sx={{ alignSelf: { sm: 'flex-start' } }}>
          {t('password.submit')}
        </SubmitButton>
      </Stack>
    </AccountCard>
  );
}
