import { randomUUID } from 'node:crypto';
import { limits } from '@vidyapath/http/limits';
import type { Database } from '@vidyapath/service-kit/database/database';
import { countDayMail } from './day-mails.repository';
import type { MailKind } from './mail-kinds';

export interface MailRequest {
  /** Digest of the recipient's address, whether an account has it or not. */
  recipient: string;
  client: string;
  /** Whether the recipient's account is in use at this network address. */
  known: boolean;
}

/** The limit that refuses a message. */
export type MailRefusal = 'recipient' | 'client';

interface Counts {
  of_client: number;
  of_recipient: number;
  of_strangers: number;
  of_pair: number;
}

const { recipientMax, strangersMax, strangerMax, clientMax, windowSeconds } = limits.mail;

/** Counts a message to be sent, or returns the limit that refuses it; refused messages do not count. */
export async function countMail(
  trx: Database,
  kind: MailKind,
  { recipient, client, known }: MailRequest,
): Promise<MailRefusal | undefined> {
  // Requests of one network address and to one recipient take turns, in this order everywhere.
  const locks = 'select pg_advisory_xact_lock(hashtextextended(?, 0)), pg_advisory_xact_lock(hashtextextended(?, 0))';
  await trx.raw(locks, [`mail-client ${client}`, `mail-recipient ${recipient}`]);
  const { rows } = await trx.raw<{ rows: [Counts] }>(
    `select count(*) filter (where client = :client)::int as of_client,
            count(*) filter (where account = :recipient)::int as of_recipient,
            count(*) filter (where account = :recipient and not known)::int as of_strangers,
            count(*) filter (where account = :recipient and client = :client)::int as of_pair
       from mail_requests where (account = :recipient or client = :client) and requested_at > now() - make_interval(secs => :windowSeconds)`,
    { recipient, client, windowSeconds },
  );
  const [counts] = rows;
  if (counts.of_client >= clientMax) return 'client';
  if (counts.of_recipient >= recipientMax) return 'recipient';
  if (!known && (counts.of_strangers >= strangersMax || counts.of_pair >= strangerMax)) return 'recipient';
  const dayKind = kind === 'email-verification' ? 'confirmation' : known ? 'ownReset' : 'strangersReset';
  if (!(await countDayMail(trx, { mailId: randomUUID(), recipient, kind: dayKind }))) return 'recipient';
  await trx('mail_requests').insert({ account: recipient, client, known });
  return undefined;
}

export async function deleteOldMailRequests(db: Database): Promise<void> {
  await db('mail_requests').whereRaw('requested_at <= now() - make_interval(secs => ?)', [windowSeconds]).delete();
}
