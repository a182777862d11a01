import type { SessionAccess, SessionSnapshot, SessionUser } from '@vidyapath/platform-api/session';

export interface FakeSession extends SessionAccess {
  /** Tokens that a screen handed over, with `remember`. */
  readonly started: { accessToken: string; remember: boolean }[];
  /** Tokens with which the session continued. */
  readonly renewed: string[];
  signIn: (user: SessionUser) => void;
}

const signedOut: SessionSnapshot = { status: 'signed-out', user: null };
const signedInAs = (user: SessionUser): SessionSnapshot => ({
  status: 'signed-in',
  user,
  expiresAt: Math.floor(Date.now() / 1_000) + 28_800,
});

export function createFakeSession(user: SessionUser | null): FakeSession {
  let snapshot = user ? signedInAs(user) : signedOut;
  const listeners = new Set<() => void>();
  const started: FakeSession['started'] = [];
  const renewed: string[] = [];
  const become = (next: SessionSnapshot) => {
    snapshot = next;
    listeners.forEach((listener) => listener());
  };
  return {
    started,
    renewed,
    getSnapshot: () => snapshot,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start: async (accessToken, { remember }) => void started.push({ accessToken, remember }),
    renew: async (accessToken) => void renewed.push(accessToken),
    end: async () => become(signedOut),
    signIn: (next) => become(signedInAs(next)),
  };
}
