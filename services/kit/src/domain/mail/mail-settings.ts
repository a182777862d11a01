import { emailPattern } from '@vidyapath/http/auth';
import { limits } from '@vidyapath/http/limits';
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { OperatorError } from '../../process/config';

/** Variables of a service that sends mails. Spread them into its own `Type.Object`. */
export const mailVariables = {
  PUBLIC_URL: Type.Optional(
    Type.String({
      pattern: '^https?://[^\\s/?#@]+(/[^\\s?#]*)?$',
      takes: 'the address that people open, such as https://learn.example',
    }),
  ),
  SMTP_URL: Type.Optional(
    Type.String({
      pattern: '^smtps?://[^\\s]+$',
      takes: "a mail server's address such as smtps://user:password@host:465",
      secret: true,
    }),
  ),
  MAIL_FROM: Type.Optional(
    Type.String({ pattern: emailPattern, maxLength: limits.user.emailMax, takes: 'an e-mail address' }),
  ),
};

export interface MailConfig {
  APP_NAME: string;
  PUBLIC_URL?: string | undefined;
  SMTP_URL?: string | undefined;
  MAIL_FROM?: string | undefined;
}

export interface MailSettings {
  /** Undefined: messages become files. */
  smtpUrl: string | undefined;
  from: { name: string; address: string };
  /** Base address of links; undefined: this process. */
  publicUrl: string | undefined;
}

export function mailSettingsOf({ APP_NAME: name, PUBLIC_URL, SMTP_URL: smtpUrl, MAIL_FROM }: MailConfig): MailSettings {
  if (smtpUrl && !PUBLIC_URL)
    throw new OperatorError(['PUBLIC_URL: takes the address that people open when SMTP_URL is set, got nothing']);
  const publicUrl = PUBLIC_URL?.replace(/(?<!\/)\/+$/, '');
  const address = MAIL_FROM ?? `no-reply@${publicUrl ? new URL(publicUrl).hostname : 'localhost'}`;
  return { smtpUrl, from: { name, address }, publicUrl };
}

/** The address of this process, for developers who run the platform on their own machine. */
export function ownAddress(app: FastifyInstance): string {
  const address = app.server.address();
  return typeof address === 'object' && address ? `http://localhost:${address.port}` : 'http://localhost';
}
