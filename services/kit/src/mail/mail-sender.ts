import type { Locale } from '@vidyapath/http/locale';
import type { FastifyInstance } from 'fastify';
import { createMailMetrics, type MailMetrics } from './mail-metrics';
import { type MailConfig, mailSettingsOf, ownAddress } from './mail-settings';
import { type MailText, renderMail } from './mail-template';
import { createMailTransport } from './mail-transport';

export interface MailToSend {
  /** Of its job. */
  id: string;
  createdAt: Date;
  to: string;
  toName?: string | undefined;
  locale: Locale;
  text: MailText;
  /** A POST to it ends mails of this kind without a login; mail programs show a button for it. */
  unsubscribe?: string | undefined;
}

export interface MailSender {
  send(this: void, mail: MailToSend): Promise<void>;
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
}

/** Sends a service's mails. Create it before the jobs are started, so that they end first when the server closes. */
export function createMailSender(app: FastifyInstance, { service, config, folder }: MailSenderOptions): MailSender {
  const settings = mailSettingsOf(config);
  const transport = createMailTransport(settings, folder, app.log);
  app.addHook('onClose', () => transport.close());
  return {
    send: ({ id, createdAt, to, toName, locale, text, unsubscribe }) =>
      transport.send({
        ...renderMail(text, { app: config.APP_NAME, locale }),
        to,
        toName,
        subject: text.subject,
        unsubscribe,
        id: `${service}.${id}.${createdAt.getTime()}`,
      }),
    metrics: createMailMetrics(app),
    linkBase: () => settings.publicUrl ?? ownAddress(app),
  };
}
