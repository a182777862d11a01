import type { Locale } from '@vidyapath/http/locale';
import type { FastifyInstance } from 'fastify';
import { createMailMetrics, type MailMetrics } from './mail-metrics';
import type { CountMail } from './count-mail';
import { type MailConfig, mailSettingsOf, ownAddress } from './mail-settings';
import { type MailText, renderMail } from './mail-template';
import { createMailTransport, type MailAttachment } from './mail-transport';

interface MailOfJob {
  /** Of its job. */
  id: string;
  createdAt: Date;
  to: string;
}

export interface MailToSend extends MailOfJob {
  locale: Locale;
  text: MailText;
  /** A POST to it ends mails of this kind without a login; mail programs show a button for it. */
  unsubscribe?: string | undefined;
  attachment?: MailAttachment | undefined;
}

export interface MailSender {
  send(this: void, mail: MailToSend): Promise<void>;
  /** Counts a mail, unless its recipient has got all that may be sent in a day. */
  mayReceive(this: void, mail: MailOfJob): Promise<boolean>;
  metrics: MailMetrics;
  /** Base address of links, without a slash at the end. */
  linkBase: () => string;
}

export interface MailSenderOptions {
  /** Distinguishes the mails of services. */
  service: string;
  config: MailConfig;
  /** For messages when no server is set. */
  folder: string;
  countMail: CountMail;
}

/** Sends a service's mails. Create it before the jobs are started, so that they end first when the server closes. */
export function createMailSender(
  app: FastifyInstance,
  { service, config, folder, countMail }: MailSenderOptions,
): MailSender {
  const settings = mailSettingsOf(config);
  const transport = createMailTransport(settings, folder, app.log);
  const mailId = ({ id, createdAt }: MailOfJob) => `${service}.${id}.${createdAt.getTime()}`;
  app.addHook('onClose', () => transport.close());
  return {
    send: ({ to, locale, text, unsubscribe, attachment, ...job }) =>
      transport.send({
        ...renderMail(text, { app: config.APP_NAME, locale }),
        to,
        subject: text.subject,
        unsubscribe,
        attachment,
        id: mailId({ to, ...job }),
      }),
    mayReceive: (mail) => countMail(mailId(mail), mail.to),
    metrics: createMailMetrics(app),
    linkBase: () => settings.publicUrl ?? ownAddress(app),
  };
}
