import { asProblem, type ClientProblem } from '@vidyapath/client/requests/client-problem';
import { problemText } from '@vidyapath/client/requests/problem-text';
import { useT } from '@vidyapath/client/screens/use-t';
import { paths } from '@vidyapath/http/paths';
import { useState } from 'react';
import { useCall } from '../../../lib/use-call';

type Resending = 'offered' | 'busy' | 'sent';

/** Requests another mail with a link for a signed-in user. */
export function useResend() {
  const t = useT();
  const call = useCall();
  const [resending, setResending] = useState<Resending>('offered');
  const [problem, setProblem] = useState<ClientProblem>();
  const resend = () => {
    setResending('busy');
    setProblem(undefined);
    call({ url: paths.emailVerificationResend, method: 'POST' }).then(
      () => setResending('sent'),
      (error: unknown) => {
        setProblem(asProblem(error));
        setResending('offered');
      },
    );
  };
  return { resending, resend, failure: problem && problemText(t, problem, { within: 'form' }) };
}
