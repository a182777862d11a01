import { paths } from '@vidyapath/http/paths';
import { problemResponses } from '@vidyapath/http/problem';
import { editorRoles } from '@vidyapath/http/roles';
import {
  ContactBodySchema,
  ContactListQuerySchema,
  ContactMessageSchema,
  ContactRecordSchema,
} from '@vidyapath/http/support';
import { IdempotencyKeySchema } from '@vidyapath/service-kit/idempotency/idempotency';
import { sendList } from '@vidyapath/service-kit/lists/streamed-list';
import { Type } from 'typebox';
import type { TypedApp } from '@vidyapath/service-kit/http/typed-app';
import { writeOf } from '@vidyapath/service-kit/http/write';
import type { SupportContext } from '../../context';
import { submissionBytesMax } from '../../lib/submission-bytes';
import { listContactMessages, sendContactMessage } from './contact.service';

const tags = ['contact'];

/** Messages of the contact form. */
export function contactRoutes(app: TypedApp, ctx: SupportContext): void {
  app.post(
    paths.contact,
    {
      config: { access: 'public' },
      bodyLimit: submissionBytesMax,
      schema: {
        tags,
        operationId: 'sendContactMessage',
        headers: IdempotencyKeySchema,
        body: ContactBodySchema,
        response: { 201: ContactMessageSchema, ...problemResponses(400, 401, 413, 415, 422, 429, 503) },
      },
    },
    async (request, reply) => {
      const message = await sendContactMessage(ctx, request.body, request.ip, writeOf(request));
      return reply.code(201).header('location', `${paths.contact}/${message.id}`).send(message);
    },
  );

  app.get(
    paths.contact,
    {
      config: { access: editorRoles },
      schema: {
        tags,
        operationId: 'listContactMessages',
        querystring: ContactListQuerySchema,
        response: { 200: Type.Array(ContactRecordSchema), ...problemResponses(400, 401, 403, 429, 503) },
      },
    },
    async (request, reply) =>
      sendList(reply.header('cache-control', 'no-store'), await listContactMessages(ctx, request.query)),
  );
}
