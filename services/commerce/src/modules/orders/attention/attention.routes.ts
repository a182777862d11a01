import { AttentionBodySchema, AttentionParamsSchema, AttentionSchema } from '@vidyapath/http/commerce-reports';
import { paths } from '@vidyapath/http/paths';
import { problemResponses } from '@vidyapath/http/problem';
import { editorRoles } from '@vidyapath/http/roles';
import { setTotalCount } from '@vidyapath/service-kit/lists/list-query';
import { Type } from 'typebox';
import { sendNoStore } from '@vidyapath/service-kit/http/answers';
import type { TypedApp } from '@vidyapath/service-kit/http/typed-app';
import { Nothing, problems } from '@vidyapath/service-kit/http/route-schemas';
import { writeOf } from '@vidyapath/service-kit/http/write';
import type { CommerceContext } from '../../../context';
import { endAttention, listAttention } from './attention.service';

export function attentionRoutes(app: TypedApp, ctx: CommerceContext): void {
  app.get(
    paths.attention,
    {
      config: { access: editorRoles },
      schema: {
        tags: ['admin orders'],
        operationId: 'listAttention',
        summary:
          'Reviews, failed refunds, disputes, stuck events, late coupons, refusals of the gateway and failed jobs, at most 100 of each.',
        response: { 200: Type.Array(AttentionSchema), ...problems.guardedList },
      },
    },
    async (_request, reply) => {
      const list = await listAttention(ctx);
      setTotalCount(reply, list.length);
      return sendNoStore(reply, list);
    },
  );

  app.post(
    `${paths.attention}/:kind/:id`,
    {
      config: { access: editorRoles },
      schema: {
        tags: ['admin orders'],
        operationId: 'endAttention',
        summary: 'Tries a stuck event, a failed job or a gateway that refuses again, or sets the entry aside.',
        params: AttentionParamsSchema,
        body: AttentionBodySchema,
        response: { 204: Nothing, ...problemResponses(400, 401, 403, 404, 413, 415, 429, 503) },
      },
    },
    async (request, reply) => {
      await endAttention(ctx, request.params, request.body, writeOf(request));
      return reply.code(204).send(null);
    },
  );
}
