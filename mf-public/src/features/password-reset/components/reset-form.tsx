import { useT } from '@vidyapath/client/screens/use-t';
import { VisitorField } from '../../../components/visitor-field';
import { VisitorForm } from '../../../components/visitor-form';
import { useResetForm } from '../use-reset-form';

interface ResetFormProps {
  token: string;
  onLinkEnded: () => void;
}

export function ResetForm({ token, onLinkEnded }: ResetFormProps) {
  const t = useT();
  const form = useResetForm(token, onLinkEnded);
  return (
    <VisitorForm form={form} button={t('account.reset.submit')} sx={{ mt: 6 }}>
      <VisitorField name="password" label={t('account.reset.password')} kind="newPassword" />
      <VisitorField name="confirmPassword" label={t('account.signup.confirmPassword')} kind="newPassword" />
    </VisitorForm>
  );
}
