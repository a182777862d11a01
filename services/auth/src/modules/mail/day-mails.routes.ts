import { limits } from '@vidyapath/http/limits';
import { problemResponses } from '@vidyapath/http/problem';
import type { Database } from '@vidyapath/service-kit/database/database';
import type { TypedApp } from '@vidyapath/service-kit/http/typed-app';
import type { CountMail } from '@vidyapath/service-kit/domain/mail/count-mail';
import { Type } from 'typebox';
import { accountDigest } from '../../lib/email-key';
import { countDayMail } from './day-mails.repository';

export const createCountMail =
  (db: Database): CountMail =>
  (mailId, to) =>
    db.transaction((trx) => countDayMail(trx, { mailId, recipient: accountDigest(to), kind: 'notice' }));

/** For services that send mails. */
export function dayMailsRoutes(app: TypedApp, countMail: CountMail): void {
  app.put(
    '/internal/mails/:id',
    {
      config: { access: { service: 'users:read' } },
      schema: {
        tags: ['internal'],
        operationId: 'countMail',
        summary: `Counts a mail that is about to be sent, once. Not allowed where ${limits.mail.dayMax.notice} were sent to the address in 24 hours.`,
        params: Type.Object({ id: Type.String({ minLength: 1, maxLength: 100 }) }),
        body: Type.Object({ email: Type.String({ minLength: 1, maxLength: limits.user.emailMax }) }),
        response: {
          200: Type.Object({ allowed: Type.Boolean() }),
          ...problemResponses(400, 401, 403, 413, 415, 503),
        },
      },
    },
    async ({ params, body }) => ({ allowed: await countMail(params.id, body.email) }),
  );
}
