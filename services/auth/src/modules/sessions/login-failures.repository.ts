import { limits } from '@vidyapath/http/limits';
import type { Database } from '@vidyapath/service-kit/database';
import { deleteOldRows } from '@vidyapath/service-kit/housekeeping';
import { ask, statement } from '@vidyapath/service-kit/statement';
import { type CountedEntry, recordCounted } from '../audit/counted-entries.repository';
import type { CredentialsRow } from '../users/users.repository';

/** Who tries, and as whom. */
export interface LoginPair {
  /** Digest of the address that was typed, whether an account has it or not. */
  account: string;
  client: string;
}

type Nullable<Row> = { [Column in keyof Row]: Row[Column] | null };

const { failuresMax, windowSeconds } = limits.login;

export interface Admission {
  /** Seconds until this pair may try again; 0 when it may now. */
  wait: number;
  credentials: CredentialsRow | undefined;
}

const admissionStatement = statement(
  `
  select u.id, u.name, u.email, u.role, u.password_hash, extract(epoch from f.failed_at + make_interval(secs => $4) - now()) as wait
  from (select (
    select failed_at from login_failures
    where account = $1 and client = $2 and failed_at > now() - make_interval(secs => $4)
    order by failed_at desc offset $5 limit 1
  ) as failed_at) f
  left join users u on u.email_key = $3`,
  'once',
);

/** Whether this pair may try, and as whom, in one statement: the same for an address without an account. */
export async function admission(db: Database, { account, client }: LoginPair, emailKey: string): Promise<Admission> {
  const values = [account, client, emailKey, windowSeconds, failuresMax - 1];
  const [{ wait, ...user }] = (await ask(db, admissionStatement, values)) as [Nullable<CredentialsRow> & { wait: string | null }];
  return {
    wait: wait === null ? 0 : Math.max(1, Math.ceil(Number(wait))),
    credentials: user.id === null ? undefined : (user as CredentialsRow),
  };
}

/** The failure and its entry in the audit trail. */
export async function recordFailure(db: Database, { account, client }: LoginPair, entry: CountedEntry): Promise<void> {
  await db.transaction(async (trx) => {
    await trx('login_failures').insert({ account, client });
    await recordCounted(trx, entry);
  });
}

export async function deleteOldFailures(db: Database): Promise<void> {
  await deleteOldRows(db, { table: 'login_failures', column: 'failed_at', kept: `${windowSeconds} seconds` });
}

/** For whoever proved in another way to own the account. */
export async function forgetFailures(db: Database, account: string): Promise<void> {
  await db('login_failures').where({ account }).delete();
}
