import { internalPaths } from '@vidyapath/http/internal-paths';
import { limits } from '@vidyapath/http/limits';
import { problemResponses } from '@vidyapath/http/problem';
import type { TypedApp } from '@vidyapath/service-kit/http/typed-app';
import { Type } from 'typebox';
import type { AuthContext } from '../../context';
import { countNotice } from './day-mails.repository';

/** For services that send mails. */
export function dayMailsRoutes(app: TypedApp, { db }: AuthContext): void {
  app.put(
    internalPaths.mail(':id'),
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
    async ({ params, body }) => ({ allowed: await countNotice(db, params.id, body.email) }),
  );
}
