import { asProblem, type ClientProblem } from '@vidyapath/client/client-problem';
import { usePlatform } from '@vidyapath/client/platform-context';
import { useT } from '@vidyapath/client/use-t';
import { useMemo, useState } from 'react';
import { logFailure } from '../../lib/log-failure';
import { useAccountNotices } from '../../lib/use-account-notices';
import { useFailureText } from '../../lib/use-failure-text';
import { useFieldRefusals } from '../../lib/use-field-refusals';
import { useTextForm } from '../../lib/use-text-form';
import { useLogIn } from './api/use-log-in';
import { createLoginSchema } from './login.schema';

const empty = { email: '', password: '' };

/** Leaving it half-filled asks nothing: browsers fill it in by themselves. */
export function useLoginForm(remember: boolean) {
  const t = useT();
  const { session } = usePlatform();
  const notices = useAccountNotices();
  const refusals = useFieldRefusals();
  const logIn = useLogIn();
  const [problem, setProblem] = useState<ClientProblem>();
  const failure = useFailureText(problem);

  const tell = (failed: ClientProblem) => {
    if (failed.kind === 'wrong-credentials') return notices.error('wrongCredentials');
    setProblem(failed);
    if (failed.status === 429) return notices.tooMany(failed);
    logFailure('Login', failed);
    form.refuse(refusals(failed));
    return notices.error('failed');
  };

  const form = useTextForm({
    empty,
    schema: useMemo(() => createLoginSchema(t), [t]),
    onInvalid: notices.invalid,
    async send({ email, password }) {
      setProblem(undefined);
      try {
        await session.start(await logIn({ email: email.trim(), password }), { remember });
        notices.success('loggedIn');
      } catch (error) {
        tell(asProblem(error));
      }
    },
  });
  return { ...form, failure };
}
