import type { HeldNavigation, PlaceOnSite } from '@vidyapath/platform-api/platform-api';
import { useEffect, useRef, useState } from 'react';
import { usePlatform } from './platform-context';
import { formKey } from './use-admin-screen';

const leavesForm = (from: PlaceOnSite, to: PlaceOnSite) =>
  from.pathname !== to.pathname || formKey(from.search) !== formKey(to.search);

export interface UnsavedGuard {
  /** A navigation waits for an answer. */
  asking: boolean;
  leave: () => void;
  stay: () => void;
  /** Lets the next navigation pass, because the form was saved or cancelled. */
  release: () => void;
}

/**
 * Asks before a changed form is left, by link, tab, Back or closing. A login or the end of the session passes without a question.
 * @param here further paths of the form's own page, which redirect to it
 */
export function useUnsavedGuard(changed: boolean, here: readonly string[] = []): UnsavedGuard {
  const { session, navigate } = usePlatform();
  const [openedAs] = useState(() => session.getSnapshot().status);
  const [held, setHeld] = useState<HeldNavigation>();
  const released = useRef(false);
  const holds = useRef<(from: PlaceOnSite, to: PlaceOnSite) => boolean>(() => false);
  useEffect(() => {
    holds.current = (from, to) =>
      changed &&
      !released.current &&
      session.getSnapshot().status === openedAs &&
      !here.includes(to.pathname) &&
      leavesForm(from, to);
  });
  useEffect(() => navigate.hold((from, to) => holds.current(from, to), setHeld), [navigate]);
  useEffect(() => {
    if (!changed) return;
    released.current = false;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [changed]);
  const answer = (agreed: boolean) => () => {
    setHeld(undefined);
    if (agreed) held?.goOn();
  };
  return {
    asking: held !== undefined,
    leave: answer(true),
    stay: answer(false),
    release: () => {
      released.current = true;
    },
  };
}
