import { useT } from '@vidyapath/client/use-t';
import { FormTextField } from '../../../components/form-text-field';
import { TextForm } from '../../../components/text-form';
import { useResetForm } from '../use-reset-form';

interface ResetFormProps {
  token: string;
  onLinkEnded: () => void;
}

export function ResetForm({ token, onLinkEnded }: ResetFormProps) {
  const t = useT();
  const state = useResetForm(token, onLinkEnded);
  return (
    <TextForm state={state} button={t('account.reset.submit')} sx={{ mt: 6 }}>
      <FormTextField field={state.field('password')} label={t('account.reset.password')} kind="newPassword" />
      <FormTextField
        field={state.field('confirmPassword')}
        label={t('account.signup.confirmPassword')}
        kind="newPassword"
      />
    </TextForm>
  );
}
