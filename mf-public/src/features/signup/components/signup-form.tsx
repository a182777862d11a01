import { useT } from '@vidyapath/client/screens/use-t';
import { VisitorField } from '../../../components/visitor-field';
import { VisitorForm } from '../../../components/visitor-form';
import { useSignupForm } from '../use-signup-form';

export function SignupForm() {
  const t = useT();
  const form = useSignupForm();
  return (
    <VisitorForm
      form={form}
      button={t('account.signup.submit')}
      withAlert={form.problem?.kind !== 'email-taken'}
      sx={{ mt: 6 }}
    >
      <VisitorField name="name" label={t('account.signup.name')} kind="name" />
      <VisitorField name="email" label={t('account.signup.email')} kind="email" />
      <VisitorField name="phone" label={t('account.signup.phone')} kind="phone" />
      <VisitorField name="password" label={t('account.signup.password')} kind="newPassword" />
      <VisitorField name="confirmPassword" label={t('account.signup.confirmPassword')} kind="newPassword" />
    </VisitorForm>
  );
}
