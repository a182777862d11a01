import type { Locale } from '@vidyapath/http/locale';
import type { Database } from '@vidyapath/service-kit/database/database';
import type { MailKind } from './mail-kinds';

export interface WaitingMail {
  kind: MailKind;
  /** Null: nobody has the address that was asked for. */
  userId: number | null;
  locale: Locale;
}
export interface ClaimedMail {
  id: string;
  kind: MailKind;
  locale: Locale;
  /** Of the user; null when there is none, or none any more. */
  user_id: number | null;
  email: string | null;
  attempts: number;
  /** Seconds since it was asked for. */
  age: number;
}

/** A sender that dies leaves the message to the others after this many seconds. */
const lease = 120;

export async function insertMail(db: Database, { kind, userId, locale }: WaitingMail): Promise<void> {
  await db('mail_outbox').insert({ kind, user_id: userId, locale });
}

/** The next message for this caller alone: password resets first, then what is tried for the first time, then what is due longest. */
export async function claimMail(db: Database, resetsOnly: boolean): Promise<ClaimedMail | undefined> {
  const { rows } = await db.raw<{ rows: ClaimedMail[] }>(
    `with claimed as (
       update mail_outbox set attempts = attempts + 1, due_at = now() + make_interval(secs => :lease)
         where id = (
           select id from mail_outbox where due_at <= now() and (kind = 'password-reset' or not :resetsOnly)
             order by (kind <> 'password-reset'), (attempts > 0), due_at limit 1 for update skip locked
         )
         returning id, kind, locale, user_id, attempts, extract(epoch from now() - created_at)::float8 as age
     )
     select claimed.id, kind, claimed.locale, users.id as user_id, email, attempts, age from claimed left join users on users.id = user_id`,
    { lease, resetsOnly },
  );
  return rows[0];
}

/** How many messages wait, of each kind. */
export async function countWaiting(db: Database): Promise<Map<MailKind, number>> {
  const { rows } = await db.raw<{ rows: { kind: MailKind; count: number }[] }>(
    'select kind, count(*)::int from mail_outbox group by kind',
  );
  return new Map(rows.map(({ kind, count }) => [kind, count]));
}

export async function deleteMail(db: Database, id: string): Promise<void> {
  await db('mail_outbox').where({ id }).delete();
}

export async function postponeMail(db: Database, id: string, seconds: number): Promise<void> {
  await db('mail_outbox')
    .where({ id })
    .update({ due_at: db.raw('now() + make_interval(secs => ?)', [seconds]) });
}
