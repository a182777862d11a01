import { limits } from '@vidyapath/http/limits';
import type { Database } from '@vidyapath/service-kit/database/database';
import { accountDigest } from '../../lib/email-key';

export interface DayMail {
  mailId: string;
  /** Digest of the recipient's address. */
  recipient: string;
  kind: keyof typeof limits.mail.dayMax;
}

const day = "interval '24 hours'";

/** Counts a mail once; false where its recipient has got all that may be sent in a day. */
export async function countDayMail(trx: Database, { mailId, recipient, kind }: DayMail): Promise<boolean> {
  const confirmation = kind === 'confirmation';
  await trx.raw('select pg_advisory_xact_lock(hashtextextended(?, 0))', [`mail-recipient ${recipient}`]);
  const { rows } = await trx.raw<{ rows: [{ known: boolean; counted: number }] }>(
    `select exists (select from day_mails where mail_id = :mailId) as known,
            (select count(*)::int from day_mails
              where recipient = :recipient and confirmation = :confirmation and counted_at > now() - ${day}) as counted`,
    { mailId, recipient, confirmation },
  );
  const [{ known, counted }] = rows;
  if (known || counted >= limits.mail.dayMax[kind]) return known;
  await trx('day_mails').insert({ mail_id: mailId, recipient, confirmation });
  return true;
}

/** Counts a mail of any service, once. */
export const countNotice = (db: Database, mailId: string, to: string): Promise<boolean> =>
  db.transaction((trx) => countDayMail(trx, { mailId, recipient: accountDigest(to), kind: 'notice' }));

export async function deleteOldDayMails(db: Database): Promise<void> {
  await db('day_mails').whereRaw(`counted_at <= now() - ${day}`).delete();
}
