import type { Database } from '@vidyapath/service-kit/database';
import { unavailable } from '@vidyapath/service-kit/errors';
import { isRevokedBy, type RevocationFeed } from '@vidyapath/service-kit/revocation-list';
import type { RevocationSource } from '@vidyapath/service-kit/revocation-source';
import { insertRevokedToken, readRevocations, upsertRevokedUser } from './revocations.repository';

/** The tokens that have ended, kept in the database and mirrored here for the check of every request. */
export interface RevocationRegister extends RevocationSource {
  feed(): Promise<RevocationFeed>;
  /** Ends one token, as part of `trx`. Call `refresh` once it is committed. */
  recordToken(trx: Database, token: { jti: string; exp: number }): Promise<void>;
  /**
   * Ends all tokens that a user has now, as part of `trx`, which holds the user's row. Call `refresh` once it is
   * committed. Returns the last moment whose tokens are void, by the clock of the database.
   */
  recordUser(trx: Database, id: number): Promise<Date>;
  /** Reads the mirror anew, at once after a change of our own and every second for those of other replicas. */
  refresh(): Promise<void>;
}

/** Tokens may live longer than new ones do, when the lifetime was lowered at a restart. */
const shortestMemory = 30 * 24 * 3_600;

interface Mirror {
  feed: RevocationFeed;
  jtis: ReadonlySet<string>;
  users: ReadonlyMap<number, number>;
}

export function createRevocationRegister(db: Database, tokenTtlSeconds: number): RevocationRegister {
  let mirror: Mirror | undefined;
  let begun = 0;
  let shown = 0;

  const refresh = async (): Promise<void> => {
    const turn = (begun += 1);
    const feed = await readRevocations(db);
    // A slow read must not undo one that began later and came first.
    if (turn < shown) return;
    shown = turn;
    mirror = { feed, jtis: new Set(feed.jtis), users: new Map(feed.users.map(({ id, before }) => [id, before])) };
  };
  const current = async (): Promise<Mirror> => {
    if (!mirror) await refresh();
    if (!mirror) throw unavailable();
    return mirror;
  };

  return {
    refresh,
    feed: async () => (await current()).feed,
    isRevoked: async (token) => isRevokedBy(mirror ?? (await current()), token),
    recordToken: (trx, { jti, exp }) => insertRevokedToken(trx, { jti, expiresAt: new Date(exp * 1_000) }),
    recordUser: (trx, id) => upsertRevokedUser(trx, { id, lastsSeconds: Math.max(tokenTtlSeconds, shortestMemory) }),
  };
}
