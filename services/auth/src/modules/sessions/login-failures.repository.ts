import { limits } from '@vidyapath/http/limits';
import type { Database } from '@vidyapath/service-kit/database';

/** Who tries, and as whom. */
export interface LoginPair {
  /** Digest of the address that was typed, whether an account has it or not. */
  account: string;
  client: string;
}

const { failuresMax, windowSeconds } = limits.login;

/** Seconds until this pair may try again; 0 when it may now. */
export async function waitOf(db: Database, { account, client }: LoginPair): Promise<number> {
  const oldest = await db('login_failures')
    .where({ account, client })
    .whereRaw(`failed_at > now() - make_interval(secs => ?)`, [windowSeconds])
    .orderBy('failed_at', 'desc')
    .offset(failuresMax - 1)
    .first<{ wait: string } | undefined>(
      db.raw('extract(epoch from failed_at + make_interval(secs => ?) - now()) as wait', [windowSeconds]),
    );
  return oldest ? Math.max(1, Math.ceil(Number(oldest.wait))) : 0;
}

export async function insertFailure(db: Database, { account, client }: LoginPair): Promise<void> {
  await db('login_failures').insert({ account, client });
}

export async function deleteOldFailures(db: Database): Promise<void> {
  await db('login_failures').whereRaw(`failed_at <= now() - make_interval(secs => ?)`, [windowSeconds]).delete();
}

/** For whoever proved in another way to own the account. */
export async function forgetFailures(db: Database, account: string): Promise<void> {
  await db('login_failures').where({ account }).delete();
}
