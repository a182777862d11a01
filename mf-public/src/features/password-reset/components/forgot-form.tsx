import { useT } from '@vidyapath/client/screens/use-t';
import { FormTextField } from '../../../components/form-text-field';
import { TextForm } from '../../../components/text-form';
import { useForgotForm } from '../use-forgot-form';

export function ForgotForm({ onSent }: { onSent: () => void }) {
  const t = useT();
  const form = useForgotForm(onSent);
  return (
    <TextForm form={form} button={t('account.forgot.submit')} sx={{ mt: 6 }}>
      <FormTextField field={form.field('email')} label={t('account.login.email')} kind="accountEmail" />
    </TextForm>
  );
}
