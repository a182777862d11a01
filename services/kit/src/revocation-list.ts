/** Body of auth's feed: tokens ended one by one, and users whose earlier tokens all ended. */
export interface RevocationFeed {
  jtis: string[];
  /** `before`: milliseconds since the epoch; tokens issued until then are void. */
  users: { id: number; before: number }[];
}

export interface TokenIdentity {
  id: number;
  jti: string;
  /** Seconds since the epoch. */
  iat: number;
}

export function isRevokedBy(
  list: { jtis: ReadonlySet<string>; users: ReadonlyMap<number, number> },
  token: TokenIdentity,
): boolean {
  if (list.jtis.has(token.jti)) return true;
  const before = list.users.get(token.id);
  return before !== undefined && issuedAt(token) <= before;
}

/** A UUID of version 7 carries its milliseconds; `iat` alone cannot tell two tokens of one second apart. */
export function issuedAt({ jti, iat }: TokenIdentity): number {
  const [, time] = /^([0-9a-f]{8}-[0-9a-f]{4})-7[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}$/.exec(jti) ?? [];
  return time ? Number.parseInt(time.replace('-', ''), 16) : iat * 1_000;
}
