import { limits } from '@vidyapath/http/limits';
import type { Database } from '@vidyapath/service-kit/database';

export interface MailRequest {
  /** Digest of the address. */
  account: string;
  client: string;
}

const { accountMax, clientMax, windowSeconds } = limits.mailRequest;

/** Counts this request; `tooOften` says by what it went over its limit. Requests of one account take turns. */
export async function countMailRequest(trx: Database, { account, client }: MailRequest): Promise<{ tooOften?: 'account' | 'client' }> {
  await trx.raw('select pg_advisory_xact_lock(hashtextextended(?, 0))', [`mail-request ${account}`]);
  const { rows } = await trx.raw<{ rows: { of_account: number; of_client: number }[] }>(
    `select count(*) filter (where account = :account)::int as of_account, count(*) filter (where client = :client)::int as of_client
       from mail_requests where (account = :account or client = :client) and requested_at > now() - make_interval(secs => :windowSeconds)`,
    { account, client, windowSeconds },
  );
  const { of_account: ofAccount, of_client: ofClient } = rows[0] ?? { of_account: 0, of_client: 0 };
  if (ofClient >= clientMax) return { tooOften: 'client' };
  await trx('mail_requests').insert({ account, client });
  return ofAccount >= accountMax ? { tooOften: 'account' } : {};
}

export async function deleteOldMailRequests(db: Database): Promise<void> {
  await db('mail_requests').whereRaw('requested_at <= now() - make_interval(secs => ?)', [windowSeconds]).delete();
}
