import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { createTransport } from 'nodemailer';
import { headerAddress, headerText } from './mail-headers';
import type { MailSettings } from './mail-settings';
import type { RenderedMail } from './mail-template';

/** A PDF that comes with a mail. */
export interface MailAttachment {
  filename: string;
  content: Buffer;
}

export interface Mail extends RenderedMail {
  to: string;
  subject: string;
  /** The same at each attempt, so that a repeated one is recognised. Without angle brackets. */
  id: string;
  /** A POST to it ends mails of this kind without a login (RFC 8058). */
  unsubscribe?: string | undefined;
  attachment?: MailAttachment | undefined;
}
export interface MailTransport {
  /** @throws MailRefusedError for an invalid address */
  send(mail: Mail): Promise<void>;
  close(): void;
}

/** Messages load no files and no addresses. */
const closed = { disableFileAccess: true, disableUrlAccess: true };
const timeouts = { connectionTimeout: 5_000, greetingTimeout: 5_000, socketTimeout: 15_000 };

/** A server when one is set, or else the folder. */
export function createMailTransport(
  { smtpUrl, from }: MailSettings,
  folder: string,
  log: Pick<FastifyBaseLogger, 'warn'>,
): MailTransport {
  return smtpUrl ? smtpTransport(smtpUrl, from) : folderTransport(folder, from, log);
}

function smtpTransport(url: string, from: MailSettings['from']): MailTransport {
  const mailer = createTransport({ url, ...closed, ...timeouts });
  return {
    send: async (mail) => void (await mailer.sendMail(messageOf(mail, from))),
    close: () => mailer.close(),
  };
}

/** Without a server messages become files that only their owner may read; the log names them. */
function folderTransport(
  folder: string,
  from: MailSettings['from'],
  log: Pick<FastifyBaseLogger, 'warn'>,
): MailTransport {
  const mailer = createTransport({ streamTransport: true, buffer: true, ...closed });
  return {
    async send(mail) {
      const { message } = await mailer.sendMail(messageOf(mail, from));
      const file = join(folder, `${new Date().toISOString().replace(/[:.]/g, '-')}-${randomUUID().slice(0, 8)}.eml`);
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await writeFile(`${file}.part`, message, { mode: 0o600 });
      await rename(`${file}.part`, file);
      log.warn({ file }, 'SMTP_URL is not set: the message was written to a file');
    },
    close: () => mailer.close(),
  };
}

/** Addresses as objects: as a text they would be parsed, and might be read as several. */
function messageOf({ to, subject, text, html, id, unsubscribe, attachment }: Mail, from: MailSettings['from']) {
  return {
    from: { name: headerText(from.name), address: from.address },
    to: { name: '', address: headerAddress(to) },
    subject: headerText(subject),
    text,
    html,
    attachments: attachment ? [{ ...attachment, contentType: 'application/pdf' }] : [],
    messageId: `<${id}@${from.address.split('@')[1]}>`,
    headers: { 'Auto-Submitted': 'auto-generated', ...(unsubscribe && listHeaders(unsubscribe)) },
  };
}

/** Mail programs show a button for them. */
const listHeaders = (address: string) => ({
  'List-Unsubscribe': `<${new URL(address).href}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});
