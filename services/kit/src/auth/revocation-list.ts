export interface TokenIdentity {
  id: number;
  jti: string;
  /** The session. */
  sid: string;
  /** Seconds since the epoch. */
  iat: number;
}

export interface RenewedSession {
  sid: string;
  before: number;
  next: { before: number; at: number };
  exp: number;
}

/** A page of auth's feed. */
export interface RevocationPage {
  /** Sessions that ended one by one, by the id of their first token. `exp`: seconds since the epoch, after which they have expired by themselves. */
  tokens: { jti: string; exp: number }[];
  /** Users all of whose tokens until `before` (milliseconds since the epoch) ended; these have all expired after `exp`. */
  users: { id: number; before: number; exp: number }[];
  /**
   * Sessions whose token was replaced: those issued until `before` are void, and
   * those until `next.before` from `next.at` on (milliseconds). An earlier release of auth does not send them.
   */
  renewed?: RenewedSession[];
  /** Cursor of the next page. The page after the last one has later revocations, and may repeat rows. */
  next: string;
  /** Whether there is more to read at once. */
  more: boolean;
}

/** The revoked tokens, until they expire. */
export interface RevocationList {
  add(page: RevocationPage): void;
  has(token: TokenIdentity): boolean;
  dropExpired(): void;
  /** Entries in memory. */
  size(): number;
}

export function createRevocationList(now: () => number = Date.now): RevocationList {
  const tokens = new Map<string, number>();
  const users = new Map<number, { before: number; exp: number }>();
  const renewed = new Map<string, RenewedSession>();
  const isLive = (exp: number) => exp * 1_000 > now();
  const replacedBefore = (session: RenewedSession | undefined): number => {
    if (!session) return -1;
    return session.next.at <= now() ? session.next.before : session.before;
  };
  return {
    add(page) {
      for (const { jti, exp } of page.tokens) if (isLive(exp)) tokens.set(jti, exp);
      for (const { id, before, exp } of page.users) {
        if (isLive(exp) && before >= (users.get(id)?.before ?? 0)) users.set(id, { before, exp });
      }
      for (const session of page.renewed ?? []) if (isLive(session.exp)) renewed.set(session.sid, session);
    },
    has(token) {
      if (tokens.has(token.sid)) return true;
      const time = issuedAt(token);
      return time <= (users.get(token.id)?.before ?? -1) || time <= replacedBefore(renewed.get(token.sid));
    },
    dropExpired() {
      for (const [jti, exp] of tokens) if (!isLive(exp)) tokens.delete(jti);
      for (const [id, { exp }] of users) if (!isLive(exp)) users.delete(id);
      for (const [sid, { exp }] of renewed) if (!isLive(exp)) renewed.delete(sid);
    },
    size: () => tokens.size + users.size + renewed.size,
  };
}

const uuidV7 = /^([0-9a-f]{8}-[0-9a-f]{4})-7[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** A UUID of version 7 carries its milliseconds; `iat` alone is the same for two tokens of one second. */
function issuedAt({ jti, iat }: TokenIdentity): number {
  const [, time] = uuidV7.exec(jti) ?? [];
  return time ? Number.parseInt(time.replace('-', ''), 16) : iat * 1_000;
}
