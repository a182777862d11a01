import { paths } from '@vidyapath/http/paths';
import { problemResponses } from '@vidyapath/http/problem';
import { editorRoles } from '@vidyapath/http/roles';
import {
  LearningEntryBodySchema,
  LearningEntryListQuerySchema,
  LearningEntryParamsSchema,
  LearningEntrySchema,
} from '@vidyapath/http/learning';
import { auditContextOf } from '@vidyapath/service-kit/audit/audit';
import { etagOf, sendWithEtag } from '@vidyapath/service-kit/http/etag';
import { idempotencyKeyOf, IdempotencyKeySchema } from '@vidyapath/service-kit/idempotency/idempotency';
import { sendWholeList } from '@vidyapath/service-kit/lists/streamed-list';
import { Type } from 'typebox';
import type { LearningApp } from '../../learning-app';
import type { EntriesService } from './entries.service';

const tags = ['entries'];
const config = { access: editorRoles };

export function entriesRoutes(app: LearningApp, entries: EntriesService): void {
  app.get(
    paths.learningEntries,
    {
      config,
      schema: {
        tags,
        operationId: 'listLearningEntries',
        querystring: LearningEntryListQuerySchema,
        response: { 200: Type.Array(LearningEntrySchema), ...problemResponses(400, 401, 403, 429, 503) },
      },
    },
    async (request, reply) =>
      sendWholeList(reply.header('cache-control', 'no-store'), await entries.list(request.query)),
  );

  app.get(
    paths.learningEntry(':id'),
    {
      config,
      schema: {
        tags,
        operationId: 'getLearningEntry',
        params: LearningEntryParamsSchema,
        response: { 200: LearningEntrySchema, 304: Type.Null(), ...problemResponses(400, 401, 403, 404, 429, 503) },
      },
    },
    async (request, reply) => sendWithEtag(request, reply, await entries.get(request.params.id)),
  );

  app.post(
    paths.learningEntries,
    {
      config,
      schema: {
        tags,
        operationId: 'createLearningEntry',
        headers: IdempotencyKeySchema,
        body: LearningEntryBodySchema,
        response: { 201: LearningEntrySchema, ...problemResponses(400, 401, 403, 413, 415, 422, 429, 503) },
      },
    },
    async (request, reply) => {
      const entry = await entries.create(request.body, auditContextOf(request), idempotencyKeyOf(request));
      return reply
        .code(201)
        .headers({ location: paths.learningEntry(entry.id), etag: etagOf(entry) })
        .send(entry);
    },
  );
}
