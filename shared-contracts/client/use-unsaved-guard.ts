import { useEffect, useRef, useState } from 'react';
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

/**
 * Asks before a changed form is left, by link, tab, Back or closing. The session's beginning or end is no choice, so it passes.
 * @param here further paths of the form's own page, which redirect to it
 */
export function useUnsavedGuard(changed: boolean, here: readonly string[] = []): UnsavedGuard {
  const { session } = usePlatform();
  const [openedAs] = useState(() => session.getSnapshot().status);
  const released = useRef(false);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      changed &&
      !released.current &&
      session.getSnapshot().status === openedAs &&
      !here.includes(nextLocation.pathname) &&
      leavesForm(currentLocation, nextLocation),
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
