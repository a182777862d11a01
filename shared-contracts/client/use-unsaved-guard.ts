import { useEffect, useRef } from 'react';
import { type Location, useBlocker } from 'react-router';
import { usePlatform } from './platform-context';
import { formKey } from './use-admin-screen';

const leavesForm = (from: Location, to: Location) => from.pathname !== to.pathname || formKey(from.search) !== formKey(to.search);

export interface UnsavedGuard {
  /** A way out waits for an answer. */
  asking: boolean;
  leave: () => void;
  stay: () => void;
  /** Lets the next way out pass, because the form was saved or given up on purpose. */
  release: () => void;
}

/** Asks before a changed form is left, by link, tab, Back or closing. The end of the session is no choice, so it passes. */
export function useUnsavedGuard(changed: boolean): UnsavedGuard {
  const { session } = usePlatform();
  const released = useRef(false);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      changed && !released.current && session.getSnapshot().status === 'signed-in' && leavesForm(currentLocation, nextLocation),
  );
  useEffect(() => {
    if (!changed) return;
    released.current = false;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [changed]);
  return {
    asking: blocker.state === 'blocked',
    leave: () => blocker.proceed?.(),
    stay: () => blocker.reset?.(),
    release: () => {
      released.current = true;
    },
  };
}
