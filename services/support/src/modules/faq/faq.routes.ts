import { paths } from '@vidyapath/http/paths';
import { IdParamsSchema } from '@vidyapath/http/primitives';
import { editorRoles } from '@vidyapath/http/roles';
import {
  FaqBodySchema,
  FaqEntrySchema,
  FaqQuerySchema,
  FaqRecordListQuerySchema,
  FaqRecordSchema,
} from '@vidyapath/http/support-faq';
import { sendListWithEtag } from '@vidyapath/service-kit/http/etag';
import { IdempotencyKeySchema } from '@vidyapath/service-kit/idempotency/idempotency';
import { setTotalCount } from '@vidyapath/service-kit/lists/list-query';
import { sendList } from '@vidyapath/service-kit/lists/streamed-list';
import { Type } from 'typebox';
import { sendCreated, sendRecord } from '@vidyapath/service-kit/http/answers';
import { IfMatchSchema, Nothing, problems } from '@vidyapath/service-kit/http/route-schemas';
import type { TypedApp } from '@vidyapath/service-kit/http/typed-app';
import { writeOf } from '@vidyapath/service-kit/http/write';
import type { SupportContext } from '../../context';
import {
  changeFaqRecord,
  createFaqRecord,
  getFaqRecord,
  listFaqRecords,
  readFaq,
  removeFaqRecord,
} from './faq.service';
import { createPublishedWords } from './published-words';

const tags = ['faq'];
const one = { tags, params: IdParamsSchema };
const staff = { access: editorRoles };

/** Frequent questions and their answers. */
export function faqRoutes(app: TypedApp, ctx: SupportContext): void {
  const readWords = createPublishedWords(ctx.db);
  app.get(
    paths.faq,
    {
      config: { access: 'public' },
      schema: {
        tags,
        operationId: 'readFaq',
        querystring: FaqQuerySchema,
        response: { 200: Type.Array(FaqEntrySchema), 304: Nothing, ...problems.list },
      },
    },
    async (request, reply) => {
      const { rows, total } = await readFaq(ctx, readWords, request.query);
      setTotalCount(reply, total);
      return sendListWithEtag(request, reply, rows, { cache: 'public' });
    },
  );

  app.get(
    paths.faqRecords,
    {
      config: staff,
      schema: {
        tags,
        operationId: 'listFaqRecords',
        querystring: FaqRecordListQuerySchema,
        response: { 200: Type.Array(FaqRecordSchema), ...problems.guardedList },
      },
    },
    async (request, reply) => {
      return sendList(reply.header('cache-control', 'no-store'), await listFaqRecords(ctx, request.query));
    },
  );

  app.get(
    paths.faqRecord(':id'),
    {
      config: staff,
      schema: { ...one, operationId: 'getFaqRecord', response: { 200: FaqRecordSchema, ...problems.guardedRead } },
    },
    async (request, reply) => sendRecord(reply, await getFaqRecord(ctx, request.params.id)),
  );

  app.post(
    paths.faq,
    {
      config: staff,
      schema: {
        tags,
        operationId: 'createFaqRecord',
        headers: IdempotencyKeySchema,
        body: FaqBodySchema,
        response: { 201: FaqRecordSchema, ...problems.create },
      },
    },
    async (request, reply) => {
      const record = await createFaqRecord(ctx, request.body, writeOf(request));
      return sendCreated(reply, paths.faqRecord(record.faq_id), record);
    },
  );

  app.put(
    paths.faqRecord(':id'),
    {
      config: staff,
      schema: {
        ...one,
        operationId: 'changeFaqRecord',
        headers: IfMatchSchema,
        body: FaqBodySchema,
        response: { 200: FaqRecordSchema, ...problems.change },
      },
    },
    async (request, reply) =>
      sendRecord(reply, await changeFaqRecord(ctx, request.params.id, request.body, writeOf(request))),
  );

  app.delete(
    paths.faqRecord(':id'),
    {
      config: staff,
      schema: {
        ...one,
        operationId: 'deleteFaqRecord',
        headers: IfMatchSchema,
        response: { 204: Nothing, ...problems.change },
      },
    },
    async (request, reply) => {
      await removeFaqRecord(ctx, request.params.id, writeOf(request));
      return reply.code(204).send(null);
    },
  );
}
