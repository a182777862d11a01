import { asProblem, type ClientProblem, minutesToWait } from '@vidyapath/client/requests/client-problem';
import { usePlatform } from '@vidyapath/client/screens/platform-context';
import type { RuleMessage } from '@vidyapath/remote-kit/rules';
import { useForm } from '@vidyapath/remote-kit/use-form';
import { object } from 'yup';
import { useEraseAccountMutation } from './account.endpoints';
import { currentPassword } from './password/password-rules';

const rules = object({ password: currentPassword });
const empty = { password: '' };

/** Erases the account and ends the session here. Each failure is shown under the password. */
export function useDeleteAccount() {
  const { session } = usePlatform();
  const [erase] = useEraseAccountMutation();
  return useForm<typeof empty>({
    initial: empty,
    rules,
    onInvalid: () => undefined,
    refusal,
    async send({ password }) {
      const { error } = await erase(password);
      if (error) return { ...asProblem(error), errors: [{ field: 'password', detail: '' }] };
      await session.end();
      return undefined;
    },
  });
}

function refusal(problem: ClientProblem): RuleMessage {
  const { kind, status } = problem;
  if (kind === 'wrong-password') return { key: 'password.currentWrong' };
  if (kind === 'last-admin') return { key: 'erasure.lastAdmin' };
  if (status === 429) return { key: 'password.problem.tooMany', values: { count: minutesToWait(problem) } };
  return { key: status === 0 ? 'problem.offline' : 'erasure.failed' };
}
