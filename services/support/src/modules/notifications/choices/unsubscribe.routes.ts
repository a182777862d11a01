import { paths } from '@vidyapath/http/paths';
import { problemResponses } from '@vidyapath/http/problem';
import { UnsubscribedSchema, UnsubscribeQuerySchema } from '@vidyapath/http/support-notifications';
import { auditContextOf } from '@vidyapath/service-kit/audit/audit';
import { badRequest } from '@vidyapath/service-kit/http/errors';
import { Type } from 'typebox';
import type { TypedApp } from '@vidyapath/service-kit/http/typed-app';
import type { SupportContext } from '../../../context';
import { endMails } from './mail-choices.service';
import { readUnsubscribeToken, unsubscribePage } from './unsubscribe-links';

const tags = ['notifications'];
const config = { access: 'public' } as const;
const bodyLimit = 1_024;
/** What mail programs send with a click (RFC 8058). */
const forms = ['application/x-www-form-urlencoded', 'multipart/form-data'];

/** Ends the mails of one kind for a person with the link of such a mail: without a login, and by a POST only, since mail servers follow links. */
export async function unsubscribeRoutes(app: TypedApp, ctx: SupportContext): Promise<void> {
  await app.register(async (instance) => {
    const scope: TypedApp = instance.withTypeProvider();
    scope.addContentTypeParser(forms, { parseAs: 'string' }, (_request, _body, done) => done(null, undefined));
    scope.get(
      paths.notificationsUnsubscribe,
      {
        config,
        schema: {
          tags,
          operationId: 'openUnsubscribe',
          summary: 'Leads to the page that asks whether the mails should end; it changes nothing.',
          querystring: UnsubscribeQuerySchema,
          response: { 303: Type.Null(), ...problemResponses(400, 401, 429) },
        },
      },
      async (request, reply) => reply.redirect(unsubscribePage(request.query.token), 303),
    );
    scope.post(
      paths.notificationsUnsubscribe,
      {
        config,
        bodyLimit,
        schema: {
          tags,
          operationId: 'unsubscribe',
          summary: 'Ends the mails that the token is for (RFC 8058). A body is not read.',
          querystring: UnsubscribeQuerySchema,
          response: { 200: UnsubscribedSchema, ...problemResponses(400, 401, 413, 415, 429, 503) },
        },
      },
      async (request) => {
        const ended = await readUnsubscribeToken(ctx.db, request.query.token);
        if (!ended) throw badRequest('token', 'This link is not valid.', 'link-not-valid');
        await endMails(ctx, ended.userId, ended.kind, auditContextOf(request));
        return { type: ended.kind };
      },
    );
  });
}
