import { useLanguage } from '@vidyapath/client/screens/use-t';
import type { Translate } from '@vidyapath/platform-api/i18n';
import { object } from 'yup';
import { accountEmailRules } from '../../lib/account-rules';
import { useAccountNotices } from '../../lib/use-account-notices';
import { useTextForm } from '../../lib/use-text-form';
import { usePasswordReset } from './api/use-password-reset';

const empty = { email: '' };
const createSchema = (t: Translate) => object({ email: accountEmailRules(t) });

export function useForgotForm(onSent: () => void) {
  const locale = useLanguage();
  const notices = useAccountNotices();
  const { request } = usePasswordReset();
  return useTextForm({
    empty,
    createSchema,
    onInvalid: notices.invalid,
    async send({ email }) {
      await request({ email: email.trim(), locale });
      onSent();
    },
  });
}
