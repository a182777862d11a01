import { paths } from '@vidyapath/http/paths';
import { editorRoles } from '@vidyapath/http/roles';
import {
  ErrorGroupDetailSchema,
  ErrorGroupListQuerySchema,
  ErrorGroupSchema,
  ErrorRangeQuerySchema,
  ErrorStatusBodySchema,
  FingerprintParamsSchema,
} from '@vidyapath/http/support-errors';
import { sendList } from '@vidyapath/service-kit/lists/streamed-list';
import { Type } from 'typebox';
import { sendRecord } from '@vidyapath/service-kit/http/answers';
import { problems } from '@vidyapath/service-kit/http/route-schemas';
import type { TypedApp } from '@vidyapath/service-kit/http/typed-app';
import { writeOf } from '@vidyapath/service-kit/http/write';
import type { SupportContext } from '../../context';
import { changeErrorStatus, getErrorGroup, listErrorGroups } from './error-groups.service';

const tags = ['errors'];
const config = { access: editorRoles };
const one = { tags, params: FingerprintParamsSchema };

export function errorGroupsRoutes(app: TypedApp, ctx: SupportContext): void {
  app.get(
    paths.errors,
    {
      config,
      schema: {
        tags,
        operationId: 'listErrorGroups',
        querystring: ErrorGroupListQuerySchema,
        response: { 200: Type.Array(ErrorGroupSchema), ...problems.guardedList },
      },
    },
    async (request, reply) => {
      return sendList(reply.header('cache-control', 'no-store'), await listErrorGroups(ctx, request.query));
    },
  );

  app.get(
    paths.errorGroup(':fingerprint'),
    {
      config,
      schema: {
        ...one,
        operationId: 'getErrorGroup',
        querystring: ErrorRangeQuerySchema,
        response: { 200: ErrorGroupDetailSchema, ...problems.guardedRead },
      },
    },
    async (request, reply) => sendRecord(reply, await getErrorGroup(ctx, request.params.fingerprint, request.query)),
  );

  app.put(
    paths.errorGroup(':fingerprint'),
    {
      config,
      schema: {
        ...one,
        operationId: 'changeErrorGroup',
        body: ErrorStatusBodySchema,
        response: { 200: ErrorGroupSchema, ...problems.change },
      },
    },
    async (request, reply) => {
      const { params, body } = request;
      return sendRecord(reply, await changeErrorStatus(ctx, params.fingerprint, body.status, writeOf(request)));
    },
  );
}
