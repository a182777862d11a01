import type { Translate } from '@vidyapath/platform-api/i18n';
import { useNavigate } from 'react-router';
import { object } from 'yup';
import { newPasswordRules } from '../../lib/account-rules';
import { useAccountNotices } from '../../lib/use-account-notices';
import { useTextForm } from '../../lib/use-text-form';
import { usePasswordReset } from './api/use-password-reset';

const empty = { password: '', confirmPassword: '' };
const createSchema = (t: Translate) => object(newPasswordRules(t));

/** @param onLinkEnded the link is not valid any more */
export function useResetForm(token: string, onLinkEnded: () => void) {
  const goTo = useNavigate();
  const notices = useAccountNotices();
  const { confirm } = usePasswordReset();
  return useTextForm({
    empty,
    createSchema,
    onInvalid: notices.invalid,
    async send({ password }) {
      await confirm({ token, password });
      notices.success('passwordChanged');
      await goTo('/login');
    },
    onProblem({ kind }) {
      const hasEnded = kind === 'link-not-valid';
      if (hasEnded) onLinkEnded();
      return hasEnded;
    },
  });
}
