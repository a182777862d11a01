import { useLanguage } from '@vidyapath/client/screens/use-t';
import { object } from 'yup';
import { accountEmailRules } from '../../lib/account-rules';
import { useAccountNotices } from '../../lib/use-account-notices';
import { useVisitorForm } from '../../lib/use-visitor-form';
import { usePasswordReset } from './api/use-password-reset';

const empty = { email: '' };
const rules = object({ email: accountEmailRules });

export function useForgotForm(onSent: () => void) {
  const locale = useLanguage();
  const notices = useAccountNotices();
  const { request } = usePasswordReset();
  return useVisitorForm<typeof empty>({
    initial: empty,
    rules,
    onInvalid: notices.invalid,
    async send({ email }) {
      await request({ email: email.trim(), locale });
      onSent();
    },
  });
}
