export interface TokenIdentity {
  id: number;
  jti: string;
  /** Seconds since the epoch. */
  iat: number;
}

/** A page of auth's feed. */
export interface RevocationPage {
  /** Tokens that ended one by one. `exp`: seconds since the epoch, after which the token has expired by itself. */
  tokens: { jti: string; exp: number }[];
  /** Users all of whose tokens until `before` (milliseconds since the epoch) ended; these have all expired after `exp`. */
  users: { id: number; before: number; exp: number }[];
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
  const isLive = (exp: number) => exp * 1_000 > now();
  return {
    add(page) {
      for (const { jti, exp } of page.tokens) if (isLive(exp)) tokens.set(jti, exp);
      for (const { id, before, exp } of page.users) {
        if (isLive(exp) && before >= (users.get(id)?.before ?? 0)) users.set(id, { before, exp });
      }
    },
    has(token) {
      if (tokens.has(token.jti)) return true;
      const user = users.get(token.id);
      return user !== undefined && issuedAt(token) <= user.before;
    },
    dropExpired() {
      for (const [jti, exp] of tokens) if (!isLive(exp)) tokens.delete(jti);
      for (const [id, { exp }] of users) if (!isLive(exp)) users.delete(id);
    },
    size: () => tokens.size + users.size,
  };
}

const uuidV7 = /^([0-9a-f]{8}-[0-9a-f]{4})-7[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** A UUID of version 7 carries its milliseconds; `iat` alone is the same for two tokens of one second. */
function issuedAt({ jti, iat }: TokenIdentity): number {
  const [, time] = uuidV7.exec(jti) ?? [];
  return time ? Number.parseInt(time.replace('-', ''), 16) : iat * 1_000;
}
