import { useT } from '@vidyapath/client/screens/use-t';
import { VisitorField } from '../../../components/visitor-field';
import { VisitorForm } from '../../../components/visitor-form';
import { useForgotForm } from '../use-forgot-form';

export function ForgotForm({ onSent }: { onSent: () => void }) {
  const t = useT();
  const form = useForgotForm(onSent);
  return (
    <VisitorForm form={form} button={t('account.forgot.submit')} sx={{ mt: 6 }}>
      <VisitorField name="email" label={t('account.login.email')} kind="accountEmail" />
    </VisitorForm>
  );
}
