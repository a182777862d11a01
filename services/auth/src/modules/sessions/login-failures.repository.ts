import { limits } from '@vidyapath/http/limits';
import type { Database } from '@vidyapath/service-kit/database/database';
import { deleteOldRows } from '@vidyapath/service-kit/jobs/housekeeping';
import type { Knex } from 'knex';
import { type CountedEntry, recordCounted } from '../audit/audit';

/** The pair of account and network address. */
export interface LoginPair {
  /** Digest of the typed address, whether an account has it or not. */
  account: string;
  client: string;
}

const { failuresMax, windowSeconds } = limits.login;

/** Seconds until this pair may try again; 0 when it may now. */
export async function secondsBlocked(db: Database, { account, client }: LoginPair): Promise<number> {
  const left = db.raw('extract(epoch from failed_at - now() + make_interval(secs => ?))::float8 as seconds', [
    windowSeconds,
  ]);
  // The newest failure but `failuresMax - 1`: when it leaves the window, the pair may try again.
  const failure = await db('login_failures')
    .where({ account, client })
    .whereRaw('failed_at > now() - make_interval(secs => ?)', [windowSeconds])
    .orderBy('failed_at', 'desc')
    .offset(failuresMax - 1)
    .first<{ seconds: number } | undefined>(left);
  return failure ? Math.max(1, Math.ceil(failure.seconds)) : 0;
}

/** The failure and its entry in the audit trail. */
export async function recordFailure(
  db: Database,
  { account, client }: LoginPair,
  entry: CountedEntry,
  also?: (trx: Knex.Transaction) => Promise<void>,
): Promise<void> {
  await db.transaction(async (trx) => {
    await trx('login_failures').insert({ account, client });
    await recordCounted(trx, entry);
    await also?.(trx);
  });
}

export async function deleteOldFailures(db: Database): Promise<void> {
  await deleteOldRows(db, { table: 'login_failures', column: 'failed_at', kept: `${windowSeconds} seconds` });
}

/** For a user who proved in another way to own the account. */
export async function forgetFailures(db: Database, account: string): Promise<void> {
  await db('login_failures').where({ account }).delete();
}
