import { paths } from '@vidyapath/http/paths';
import { problemResponses } from '@vidyapath/http/problem';
import { editorRoles } from '@vidyapath/http/roles';
import {
  NewsletterAnswerSchema,
  NewsletterBodySchema,
  NewsletterListQuerySchema,
  NewsletterSubscriberSchema,
} from '@vidyapath/http/support';
import { IdempotencyKeySchema } from '@vidyapath/service-kit/idempotency/idempotency';
import { sendList } from '@vidyapath/service-kit/lists/streamed-list';
import { Type } from 'typebox';
import type { TypedApp } from '@vidyapath/service-kit/http/typed-app';
import { writeOf } from '@vidyapath/service-kit/http/write';
import type { SupportContext } from '../../context';
import { submissionBytesMax } from '../../lib/submission-bytes';
import { listSubscribers, subscribe } from './newsletter.service';

const tags = ['newsletter'];

/** Addresses that want news. */
export function newsletterRoutes(app: TypedApp, ctx: SupportContext): void {
  app.post(
    paths.newsletter,
    {
      config: { access: 'public' },
      bodyLimit: submissionBytesMax,
      schema: {
        tags,
        operationId: 'subscribeToNewsletter',
        headers: IdempotencyKeySchema,
        body: NewsletterBodySchema,
        response: { 201: NewsletterAnswerSchema, ...problemResponses(400, 401, 413, 415, 422, 429, 503) },
      },
    },
    async (request, reply) => {
      const answer = await subscribe(ctx, request.body, request.ip, writeOf(request));
      return reply.code(201).header('location', paths.newsletter).send(answer);
    },
  );

  app.get(
    paths.newsletter,
    {
      config: { access: editorRoles },
      schema: {
        tags,
        operationId: 'listNewsletterSubscribers',
        querystring: NewsletterListQuerySchema,
        response: { 200: Type.Array(NewsletterSubscriberSchema), ...problemResponses(400, 401, 403, 429, 503) },
      },
    },
    async (request, reply) =>
      sendList(reply.header('cache-control', 'no-store'), await listSubscribers(ctx, request.query)),
  );
}
