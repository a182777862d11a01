import { UuidParamsSchema } from '@vidyapath/http/primitives';
import {
  ModeratedSchema,
  ReasonBodySchema,
  ReportedListQuerySchema,
  ReportedSchema,
} from '@vidyapath/http/learning-discussions';
import { paths } from '@vidyapath/http/paths';
import { editorRoles } from '@vidyapath/http/roles';
import { auditContextOf } from '@vidyapath/service-kit/audit/audit';
import { sendList } from '@vidyapath/service-kit/lists/streamed-list';
import { Type } from 'typebox';
import { sendNoStore } from '@vidyapath/service-kit/http/answers';
import type { TypedApp } from '@vidyapath/service-kit/http/typed-app';
import { Nothing, problems } from '@vidyapath/service-kit/http/route-schemas';
import { signedIn } from '@vidyapath/service-kit/auth/signed-in';
import type { LearningContext } from '../../context';
import { decidePost, decideThread, listReportedItems, reportPost, reportThread } from './moderation.service';

const tags = ['discussion moderation'];
const config = { access: editorRoles };

export function moderationRoutes(app: TypedApp, ctx: LearningContext): void {
  const schemaOf = (operationId: string) => ({
    tags,
    operationId,
    params: UuidParamsSchema,
    body: ReasonBodySchema,
    response: { 204: Nothing, ...problems.change },
  });

  app.get(
    paths.reported,
    {
      config,
      schema: {
        tags,
        operationId: 'listReported',
        querystring: ReportedListQuerySchema,
        response: { 200: Type.Array(ReportedSchema), ...problems.guardedList },
      },
    },
    async (request, reply) =>
      sendList(reply.header('cache-control', 'no-store'), await listReportedItems(ctx, request.query)),
  );

  const reports = [
    { url: paths.threadReport(':id'), operationId: 'reportThread', report: reportThread },
    { url: paths.postReport(':id'), operationId: 'reportPost', report: reportPost },
  ];
  for (const { url, operationId, report } of reports)
    app.post(url, { config: { access: 'signed-in' }, schema: schemaOf(operationId) }, async (request, reply) => {
      await report(ctx, request.params.id, request.body.reason, signedIn(request));
      return reply.code(204).send(null);
    });

  const decisions = [
    { url: paths.threadHide(':id'), operationId: 'hideThread', decide: decideThread, hide: true },
    { url: paths.threadRestore(':id'), operationId: 'restoreThread', decide: decideThread, hide: false },
    { url: paths.postHide(':id'), operationId: 'hidePost', decide: decidePost, hide: true },
    { url: paths.postRestore(':id'), operationId: 'restorePost', decide: decidePost, hide: false },
  ];
  for (const { url, operationId, decide, hide } of decisions) {
    const response = { 200: ModeratedSchema, ...problems.change };
    app.post(url, { config, schema: { ...schemaOf(operationId), response } }, async (request, reply) => {
      const decision = { by: auditContextOf(request), reason: request.body.reason };
      return sendNoStore(reply, await decide(ctx, request.params.id, hide, decision));
    });
  }
}
