import { UuidParamsSchema } from '@vidyapath/http/primitives';
import { GrantBodySchema, GrantListQuerySchema, GrantSchema, RevokeBodySchema } from '@vidyapath/http/commerce-access';
import { paths } from '@vidyapath/http/paths';
import { editorRoles } from '@vidyapath/http/roles';
import { IdempotencyKeySchema } from '@vidyapath/service-kit/idempotency/idempotency';
import { sendList } from '@vidyapath/service-kit/lists/streamed-list';
import { Type } from 'typebox';
import { sendCreated, sendRecord } from '@vidyapath/service-kit/http/answers';
import type { TypedApp } from '@vidyapath/service-kit/http/typed-app';
import { Nothing, problems } from '@vidyapath/service-kit/http/route-schemas';
import { writeOf } from '@vidyapath/service-kit/http/write';
import type { CommerceContext } from '../../context';
import { getGrant, giveGrant, listGrants, revokeGrant } from './grants.service';

const tags = ['grants'];
const config = { access: editorRoles };
const one = { tags, params: UuidParamsSchema };

export function grantsRoutes(app: TypedApp, ctx: CommerceContext): void {
  app.get(
    paths.grants,
    {
      config,
      schema: {
        tags,
        operationId: 'listGrants',
        querystring: GrantListQuerySchema,
        response: { 200: Type.Array(GrantSchema), ...problems.guardedList },
      },
    },
    async (request, reply) => sendList(reply.header('cache-control', 'no-store'), await listGrants(ctx, request.query)),
  );

  app.get(
    `${paths.grants}/:id`,
    { config, schema: { ...one, operationId: 'getGrant', response: { 200: GrantSchema, ...problems.guardedRead } } },
    async (request, reply) => sendRecord(reply, await getGrant(ctx, request.params.id)),
  );

  app.post(
    paths.grants,
    {
      config,
      schema: {
        tags,
        operationId: 'giveGrant',
        headers: IdempotencyKeySchema,
        body: GrantBodySchema,
        response: { 201: GrantSchema, ...problems.create },
      },
    },
    async (request, reply) => {
      const grant = await giveGrant(ctx, request.body, writeOf(request));
      return sendCreated(reply, paths.grant(grant.grant_id), grant);
    },
  );

  app.delete(
    `${paths.grants}/:id`,
    {
      config,
      schema: {
        ...one,
        operationId: 'revokeGrant',
        body: RevokeBodySchema,
        response: { 204: Nothing, ...problems.change },
      },
    },
    async (request, reply) => {
      await revokeGrant(ctx, request.params.id, request.body.reason, writeOf(request));
      return reply.code(204).send(null);
    },
  );
}
