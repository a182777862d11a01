import { useSession } from '@vidyapath/client/screens/use-session';
import { useT } from '@vidyapath/client/screens/use-t';
import { Form } from '@vidyapath/remote-kit/form';
import { FormTextField } from '@vidyapath/remote-kit/form-text-field';
import { Typography } from '@vidyapath/ui';
import { AccountCard } from '../../../components/account-card';
import { FormFailure } from '../../../components/form-failure';
import { SubmitButton } from '../../../components/submit-button';
import { usePasswordForm } from './use-password-form';

const chosen = { type: 'password', autoComplete: 'new-password', unmarked: true } as const;
const current = { ...chosen, autoComplete: 'current-password' } as const;

export function PasswordForm() {
  const t = useT();
  const { user } = useSession();
  const form = usePasswordForm();
  return (
    <AccountCard aria-labelledby="password-title">
      <Typography id="password-title" component="h2" variant="h3">
        {t('password.title')}
      </Typography>
      <Typography variant="body2" sx={{ mt: 1, mb: 5, color: 'text.secondary' }}>
        {t('password.lead')}
      </Typography>
      <Form form={form} spacing={2}>
        {/* For password managers: whose password it is. */}
        <input type="text" name="username" autoComplete="username" value={user?.email ?? ''} readOnly hidden />
        <FormTextField {...current} name="current_password" label={t('password.current')} />
        <FormTextField {...chosen} name="new_password" label={t('password.chosen')} />
        <FormTextField {...chosen} name="confirm_password" label={t('password.confirm')} />
        <FormFailure problem={form.problem} messagePrefix="password" />
        <SubmitButton busy={form.formik.isSubmitting} sx={{ alignSelf: { sm: 'flex-start' } }}>
          {t('password.submit')}
        </SubmitButton>
      </Form>
    </AccountCard>
  );
}
