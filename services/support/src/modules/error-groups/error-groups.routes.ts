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
import { setTotalCount } from '@vidyapath/service-kit/lists/list-query';
import { Type } from 'typebox';
import { sendRecord } from '@vidyapath/service-kit/http/answers';
import { problems } from '@vidyapath/service-kit/http/route-schemas';
import type { TypedApp } from '@vidyapath/service-kit/http/typed-app';
import { writeOf } from '@vidyapath/service-kit/http/write';
import type { ErrorGroupsService } from './error-groups.service';

const tags = ['errors'];
const config = { access: editorRoles };
const one = { tags, params: FingerprintParamsSchema };

export function errorGroupsRoutes(app: TypedApp, errors: ErrorGroupsService): void {
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
      const { rows, total } = await errors.list(request.query);
      setTotalCount(reply.header('cache-control', 'no-store'), total);
      return rows;
    },
  );

  app.get(
    `${paths.errors}/:fingerprint`,
    {
      config,
      schema: {
        ...one,
        operationId: 'getErrorGroup',
        querystring: ErrorRangeQuerySchema,
        response: { 200: ErrorGroupDetailSchema, ...problems.guardedRead },
      },
    },
    async (request, reply) => sendRecord(reply, await errors.get(request.params.fingerprint, request.query)),
  );

  app.put(
    `${paths.errors}/:fingerprint`,
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
      return sendRecord(reply, await errors.setStatus(params.fingerprint, body.status, writeOf(request)));
    },
  );
}
