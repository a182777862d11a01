import { usePlatform } from '@vidyapath/client/screens/platform-context';
import { useState } from 'react';
import { logFailure } from '../../../lib/log';
import { useShell } from '../../shell-context';
import { endOtherSessions, readSignIns, type SignIns } from './sign-ins-answers';

export type SignInsState = 'offered' | 'loading' | 'failed' | SignIns;

/** Loads when the list is opened, since few users open it. */
export function useSignIns() {
  const { http } = usePlatform();
  const { session } = useShell();
  const [state, setState] = useState<SignInsState>('offered');
  const [ending, setEnding] = useState<'busy' | 'failed' | 'done'>();

  async function read(): Promise<void> {
    setState('loading');
    try {
      setState(await readSignIns(http.fetch));
    } catch (cause) {
      logFailure('The sign-ins could not be loaded', cause);
      setState('failed');
    }
  }
  async function end(): Promise<void> {
    // A double click sends one request.
    if (ending === 'busy') return;
    setEnding('busy');
    try {
      await session.renew(await endOtherSessions(http.fetch));
      setEnding('done');
    } catch (cause) {
      logFailure('The other sessions could not be ended', cause);
      setEnding('failed');
      return;
    }
    await read();
  }
  return { state, ending, read: () => void read(), end: () => void end() };
}
