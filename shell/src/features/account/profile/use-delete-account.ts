import { type ClientProblem, minutesToWait } from '@vidyapath/client/requests/client-problem';
import { usePlatform } from '@vidyapath/client/screens/platform-context';
import { useT } from '@vidyapath/client/screens/use-t';
import type { Translate } from '@vidyapath/platform-api/i18n';
import { type SubmitEvent, useRef, useState } from 'react';
import { useShell } from '../../shell-context';
import { eraseAccount } from './sign-ins-answers';

/** Erases the account and ends the session here. */
export function useDeleteAccount() {
  const t = useT();
  const { http } = usePlatform();
  const { session } = useShell();
  const [password, setPassword] = useState('');
  const [failure, setFailure] = useState<string>();
  const [busy, setBusy] = useState(false);
  const sending = useRef(false);

  async function send(): Promise<void> {
    const problem = await eraseAccount(http.fetch, password);
    if (problem) setFailure(failureText(t, problem));
    else await session.end();
  }
  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (password === '') return setFailure(t('password.currentRequired'));
    // A double click sends one request.
    if (sending.current) return;
    sending.current = true;
    setBusy(true);
    setFailure(undefined);
    void send().finally(() => {
      sending.current = false;
      setBusy(false);
    });
  }
  const type = (text: string) => {
    setPassword(text);
    setFailure(undefined);
  };
  return { password, setPassword: type, failure, busy, submit };
}

function failureText(t: Translate, problem: ClientProblem): string {
  const { kind, status } = problem;
  if (kind === 'wrong-password') return t('password.currentWrong');
  if (kind === 'last-admin') return t('erasure.lastAdmin');
  if (status === 429) return t('password.tooMany', { count: minutesToWait(problem) });
  return t(status === 0 ? 'password.offline' : 'erasure.failed');
}
