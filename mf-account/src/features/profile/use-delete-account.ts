import { asProblem, type ClientProblem, minutesToWait } from '@vidyapath/client/requests/client-problem';
import { usePlatform } from '@vidyapath/client/screens/platform-context';
import { useT } from '@vidyapath/client/screens/use-t';
import type { Translate } from '@vidyapath/platform-api/i18n';
import { type SubmitEvent, useState } from 'react';
import { useEraseAccountMutation } from './account.endpoints';

/** Erases the account and ends the session here. */
export function useDeleteAccount() {
  const t = useT();
  const { session } = usePlatform();
  const [erase, { isLoading: busy }] = useEraseAccountMutation();
  const [password, setPassword] = useState('');
  const [failure, setFailure] = useState<string>();

  async function send(): Promise<void> {
    const { error } = await erase(password);
    if (error) setFailure(failureText(t, asProblem(error)));
    else await session.end();
  }
  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (password === '') return setFailure(t('password.currentRequired'));
    // A double click sends one request.
    if (busy) return;
    setFailure(undefined);
    void send();
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
