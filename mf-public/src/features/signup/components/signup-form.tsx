import { useT } from '@vidyapath/client/screens/use-t';
import { LazyLeaveDialog } from '@vidyapath/remote-kit/lazy-leave-dialog';
import { FormTextField } from '../../../components/form-text-field';
import { TextForm } from '../../../components/text-form';
import { useSignupForm } from '../use-signup-form';

export function SignupForm() {
  const t = useT();
  const form = useSignupForm();
  const { field, changed, guard } = form;
  return (
    <TextForm form={form} button={t('account.signup.submit')} sx={{ mt: 6 }}>
      <FormTextField field={field('name')} label={t('account.signup.name')} kind="name" />
      <FormTextField field={field('email')} label={t('account.signup.email')} kind="email" />
      <FormTextField field={field('phone')} label={t('account.signup.phone')} kind="phone" />
      <FormTextField field={field('password')} label={t('account.signup.password')} kind="newPassword" />
      <FormTextField field={field('confirmPassword')} label={t('account.signup.confirmPassword')} kind="newPassword" />
      <LazyLeaveDialog guard={guard} changed={changed} />
    </TextForm>
  );
}
