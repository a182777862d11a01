import type { Locale } from '@vidyapath/http/locale';
import type { Database } from '@vidyapath/service-kit/database';
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

/** The message that is due longest, for this caller alone. */
export async function claimMail(db: Database): Promise<ClaimedMail | undefined> {
  const { rows } = await db.raw<{ rows: ClaimedMail[] }>(
    `with claimed as (
       update mail_outbox set attempts = attempts + 1, due_at = now() + make_interval(secs => ?)
         where id = (select id from mail_outbox where due_at <= now() order by due_at limit 1 for update skip locked)
         returning id, kind, locale, user_id, attempts, extract(epoch from now() - created_at)::int as age
     )
     select claimed.id, kind, claimed.locale, users.id as user_id, email, attempts, age from claimed left join users on users.id = user_id`,
    [lease],
  );
  return rows[0];
}

export async function deleteMail(db: Database, id: string): Promise<void> {
  await db('mail_outbox').where({ id }).delete();
}

export async function postponeMail(db: Database, id: string, seconds: number): Promise<void> {
  await db('mail_outbox').where({ id }).update({ due_at: db.raw('now() + make_interval(secs => ?)', [seconds]) });
}
