import { useT } from '@vidyapath/client/use-t';
import { FormTextField } from '../../../components/form-text-field';
import { TextForm } from '../../../components/text-form';
import { useForgotForm } from '../use-forgot-form';

export function ForgotForm({ onSent }: { onSent: () => void }) {
  const t = useT();
  const state = useForgotForm(onSent);
  return (
    <TextForm state={state} button={t('account.forgot.submit')} sx={{ mt: 6 }}>
      <FormTextField field={state.field('email')} label={t('account.login.email')} kind="accountEmail" />
    </TextForm>
  );
}
