import { type ClientProblem, noAnswer, problemOf } from '@vidyapath/client/requests/client-problem';
import { usePlatform } from '@vidyapath/client/screens/platform-context';
import { paths } from '@vidyapath/http/paths';
import { useState } from 'react';
import { logFailure } from '../../../lib/log';

export type LinkAgain = 'offered' | 'busy' | 'sent' | ClientProblem;

/** Sends another mail with the link that confirms the user's address. */
export function useLinkAgain(): [LinkAgain, () => void] {
  const { http } = usePlatform();
  const [state, setState] = useState<LinkAgain>('offered');

  async function ask(): Promise<LinkAgain> {
    const response = await http.fetch(paths.emailVerificationResend, { method: 'POST' });
    return response.ok ? 'sent' : problemOf(response);
  }

  const send = () => {
    // A double click sends one mail.
    if (state === 'busy') return;
    setState('busy');
    ask().then(setState, (cause: unknown) => {
      logFailure('The link could not be requested', cause);
      setState(noAnswer(cause));
    });
  };
  return [state, send];
}
