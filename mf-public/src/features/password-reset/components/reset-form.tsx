import { useT } from '@vidyapath/client/screens/use-t';
import { FormTextField } from '../../../components/form-text-field';
import { TextForm } from '../../../components/text-form';
import { useResetForm } from '../use-reset-form';

interface ResetFormProps {
  token: string;
  onLinkEnded: () => void;
}

export function ResetForm({ token, onLinkEnded }: ResetFormProps) {
  const t = useT();
  const form = useResetForm(token, onLinkEnded);
  return (
    <TextForm form={form} button={t('account.reset.submit')} sx={{ mt: 6 }}>
      <FormTextField field={form.field('password')} label={t('account.reset.password')} kind="newPassword" />
      <FormTextField
        field={form.field('confirmPassword')}
        label={t('account.signup.confirmPassword')}
        kind="newPassword"
      />
    </TextForm>
  );
}
