import { useNavigate } from 'react-router';
import { object } from 'yup';
import { newPasswordRules } from '../../lib/account-rules';
import { useAccountNotices } from '../../lib/use-account-notices';
import { useVisitorForm } from '../../lib/use-visitor-form';
import { usePasswordReset } from './api/use-password-reset';

const empty = { password: '', confirmPassword: '' };
const rules = object(newPasswordRules);

/** @param onLinkEnded the link is not valid any more */
export function useResetForm(token: string, onLinkEnded: () => void) {
  const goTo = useNavigate();
  const notices = useAccountNotices();
  const { confirm } = usePasswordReset();
  return useVisitorForm<typeof empty>({
    initial: empty,
    rules,
    onInvalid: notices.invalid,
    async send({ password }) {
      await confirm({ token, password });
      notices.success('passwordChanged');
      await goTo('/login');
    },
    onProblem(problem) {
      if (problem.kind !== 'link-not-valid') return problem;
      onLinkEnded();
      return undefined;
    },
  });
}
