import { asProblem, type ClientProblem } from '@vidyapath/client/requests/client-problem';
import { usePlatform } from '@vidyapath/client/screens/platform-context';
import { useNotices } from '@vidyapath/client/screens/use-notices';
import { useForm } from '@vidyapath/remote-kit/use-form';
import { useChangePasswordMutation } from '../account.endpoints';
import { passwordRules } from './password-rules';

const empty = { current_password: '', new_password: '', confirm_password: '' };

/** Faults that only the server can find. */
function refusal({ kind }: Pick<ClientProblem, 'kind'>) {
  if (kind === 'wrong-password') return { key: 'password.currentWrong' };
  return kind === 'common-password' ? { key: 'password.common' } : undefined;
}

/** The form of a new password; with the answer all earlier tokens have ended. */
export function usePasswordForm() {
  const { session } = usePlatform();
  const notices = useNotices();
  const [change] = useChangePasswordMutation();
  const form = useForm<typeof empty>({
    initial: empty,
    rules: passwordRules,
    onInvalid: () => undefined,
    refusal,
    async send({ current_password, new_password }) {
      const { data: token, error } = await change({ current_password, new_password });
      if (token === undefined) return asProblem(error);
      await session.renew(token);
      form.formik.resetForm();
      notices.success('password.changed');
      return undefined;
    },
  });
  return form;
}
