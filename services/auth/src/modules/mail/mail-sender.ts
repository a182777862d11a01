import type { Database } from '@vidyapath/service-kit/database';
import type { FastifyBaseLogger } from 'fastify';
import type { MailKind } from './mail-kinds';
import { claimMail, type ClaimedMail, deleteMail, postponeMail } from './mail-outbox.repository';
import { mailText } from './mail-texts';
import type { MailTransport } from './mail-transport';
import { createToken } from './mailed-tokens.repository';

export type MailOutcome = 'sent' | 'postponed' | 'dropped';

export interface MailSenderOptions {
  db: Database;
  transport: MailTransport;
  app: string;
  /** What links begin with, without a slash at the end. */
  linkBase: () => string;
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>;
  count: (outcome: MailOutcome) => void;
}

const screens: Readonly<Record<MailKind, string>> = { 'password-reset': '/reset-password', 'email-verification': '/verify-email' };
const oldest = 24 * 3_600;
const longestPause = 15 * 60;

/** Sends the message that is due longest; false when none is. A link's token is made here and stored as a digest. */
export function createMailSender({ db, transport, app, linkBase, log, count }: MailSenderOptions): () => Promise<boolean> {
  const send = async ({ kind, locale, user_id: userId, email }: ClaimedMail): Promise<void> => {
    if (userId === null || email === null) return;
    const token = await createToken(db, { kind, userId });
    const link = `${linkBase()}${screens[kind]}?token=${token}`;
    await transport.send({ to: email, ...mailText(kind, locale, { app, link }) });
    count('sent');
  };

  return async () => {
    const mail = await claimMail(db);
    if (!mail) return false;
    try {
      await send(mail);
      await deleteMail(db, mail.id);
    } catch (error) {
      await giveUpOrPostpone(mail, error);
    }
    return true;
  };

  async function giveUpOrPostpone({ id, attempts, age }: ClaimedMail, error: unknown): Promise<void> {
    // A server's own words name the address, so only its codes are logged.
    const { code, responseCode } = error as { code?: string; responseCode?: number };
    if (age > oldest || (responseCode !== undefined && responseCode >= 500)) {
      log.error({ mail: id, code, responseCode }, 'a message could not be sent and is dropped');
      count('dropped');
      return deleteMail(db, id);
    }
    const seconds = Math.min(longestPause, 5 * 2 ** attempts);
    log.warn({ mail: id, code, responseCode, seconds }, 'a message could not be sent and is tried again');
    count('postponed');
    return postponeMail(db, id, seconds);
  }
}
