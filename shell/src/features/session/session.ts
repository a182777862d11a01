import type { SessionAccess, SessionSnapshot } from '@vidyapath/platform-api/session';
import { createStore } from 'zustand/vanilla';
import { logFailure } from '../../lib/log';
import { hasExpired, isOver, readToken, type TokenClaims } from './access-token';
import { createExpiryTimer } from './expiry-timer';
import type { StoredSession } from './stored-session';

/** `silent`: the stored token was missing, unreadable or expired when it was checked. */
export type SessionEnd = 'logout' | 'expired' | 'silent' | 'other-tab';

export interface ShellSession extends SessionAccess {
  /** The bearer token; only the shell's fetch reads it. */
  token: () => string | null;
  /** Continues with another token of the same user, in the same storage as the present one. */
  renew: (accessToken: string) => Promise<void>;
  /** Ends the session, unless another tab has renewed it. */
  expire: () => void;
  /** Checks the stored token again; ends the session silently if there is no valid one. */
  check(): void;
  /** Follows a sign-in or logout in another tab. */
  follow(): void;
  onEnd(listener: (end: SessionEnd) => void): () => void;
}

export interface SessionDependencies {
  storage: StoredSession;
  /** Ends the token at the server. */
  revoke: (token: string) => Promise<void>;
}

interface ValidToken {
  accessToken: string;
  claims: TokenClaims;
}

const signedOut: SessionSnapshot = { status: 'signed-out', user: null };

export function createSession({ storage, revoke }: SessionDependencies): ShellSession {
  const store = createStore<SessionSnapshot>(() => signedOut);
  const endListeners = new Set<(end: SessionEnd) => void>();
  let token: string | null = null;
  const timer = createExpiryTimer(expire);

  function begin(accessToken: string, { user, expiresAt }: TokenClaims): void {
    token = accessToken;
    store.setState({ status: 'signed-in', user, expiresAt }, true);
    timer.schedule(expiresAt);
  }

  function finish(end: SessionEnd, { inThisTab = true } = {}): void {
    const wasSignedIn = token !== null;
    token = null;
    timer.cancel();
    // Another tab has already cleared the keys, and may be writing those of the next session.
    if (inThisTab) storage.clear(end === 'logout');
    store.setState(signedOut, true);
    if (wasSignedIn) endListeners.forEach((listener) => listener(end));
  }

  function expire(): void {
    const now = stored();
    if (now && now.accessToken !== token) adopt(now);
    else finish('expired');
  }

  /** Continues with the token that another tab stored. Another user's token ends the present session first, which drops its data. */
  function adopt({ accessToken, claims }: ValidToken): void {
    const { user } = store.getState();
    if (user && user.id !== claims.user.id) finish('other-tab', { inThisTab: false });
    begin(accessToken, claims);
  }

  const endAtServer = (ended: string): Promise<void> =>
    revoke(ended).catch((cause: unknown) => logFailure('The token was not ended at the server', cause));

  /** The stored session, if it is valid. */
  function stored(): ValidToken | undefined {
    const accessToken = storage.readToken();
    if (accessToken === null) return undefined;
    try {
      const claims = readToken(accessToken);
      return hasExpired(claims) ? undefined : { accessToken, claims };
    } catch (cause) {
      logFailure('The stored token can’t be read', cause);
      return undefined;
    }
  }

  const found = stored();
  if (found) {
    begin(found.accessToken, found.claims);
    void storage.restoreName(found.claims.user.name);
  } else if (storage.readToken() !== null) {
    storage.clear(false);
  }

  return {
    getSnapshot: store.getState,
    subscribe: (listener) => store.subscribe(listener),
    token: () => token,
    async start(accessToken, { remember }) {
      const claims = readToken(accessToken);
      if (hasExpired(claims)) throw new TypeError('The access token has expired');
      await storage.write(accessToken, claims, remember);
      begin(accessToken, claims);
    },
    async end() {
      const ended = token;
      finish('logout');
      if (ended !== null) await endAtServer(ended);
    },
    async renew(accessToken) {
      // A logout during the request ends the new token as well.
      if (token === null) return endAtServer(accessToken);
      const claims = readToken(accessToken);
      // Done at once: a request with the earlier token would get a 401, which ends the session.
      begin(accessToken, claims);
      await storage.write(accessToken, claims, storage.isRemembered());
      if (token === null) storage.clear(false);
    },
    expire,
    check() {
      if (!stored() && token !== null) finish('silent');
    },
    follow() {
      const now = stored();
      // An expired session ends as expired in this tab too, even if another tab noticed it first.
      if (!now && token !== null) finish(isOver(store.getState()) ? 'expired' : 'other-tab', { inThisTab: false });
      else if (now && now.accessToken !== token) adopt(now);
    },
    onEnd(listener) {
      endListeners.add(listener);
      return () => endListeners.delete(listener);
    },
  };
}
