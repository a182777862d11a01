import type { Database } from '@vidyapath/service-kit/database/database';
import type { FastifyBaseLogger } from 'fastify';
import type { MailKind } from './mail-kinds';
import type { MailMetrics } from './mail-metrics';
import { claimMail, type ClaimedMail, deleteMail, postponeMail } from './mail-outbox.repository';
import { mailText } from './mail-texts';
import type { MailTransport } from './mail-transport';
import { createToken } from './mailed-tokens.repository';

export interface MailSenderOptions {
  db: Database;
  transport: MailTransport;
  app: string;
  /** What links begin with, without a slash at the end. */
  linkBase: () => string;
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>;
  metrics: MailMetrics;
}

const screens: Readonly<Record<MailKind, string>> = {
  'password-reset': '/reset-password',
  'email-verification': '/verify-email',
};
const oldest = 24 * 3_600;
const longestPause = 15 * 60;

/** Sends the next message, of password resets only or of all; false when none is due. A link's token is made here and stored as a digest. */
export type SendNextMail = (resetsOnly: boolean) => Promise<boolean>;

export function createMailSender({ db, transport, app, linkBase, log, metrics }: MailSenderOptions): SendNextMail {
  const send = async ({ kind, locale, user_id: userId, email, age }: ClaimedMail): Promise<void> => {
    if (userId === null || email === null) return;
    const token = await createToken(db, { kind, userId });
    const link = `${linkBase()}${screens[kind]}?token=${token}`;
    await transport.send({ to: email, ...mailText(kind, locale, { app, link }) });
    metrics.count('sent');
    metrics.waited(kind, age);
  };

  return async (resetsOnly) => {
    const mail = await claimMail(db, resetsOnly);
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
      metrics.count('dropped');
      return deleteMail(db, id);
    }
    const seconds = Math.min(longestPause, 5 * 2 ** attempts);
    log.warn({ mail: id, code, responseCode, seconds }, 'a message could not be sent and is tried again');
    metrics.count('postponed');
    return postponeMail(db, id, seconds);
  }
}
