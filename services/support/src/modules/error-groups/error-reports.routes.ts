import { internalPaths } from '@vidyapath/http/internal-paths';
import { paths } from '@vidyapath/http/paths';
import { problemResponses } from '@vidyapath/http/problem';
import { editorRoles } from '@vidyapath/http/roles';
import {
  ErrorCsvQuerySchema,
  ErrorReportQuerySchema,
  ErrorReportSchema,
  ServiceErrorsBodySchema,
} from '@vidyapath/http/support-errors';
import { sendCsv } from '@vidyapath/service-kit/lists/csv';
import { Type } from 'typebox';
import { Nothing, problems } from '@vidyapath/service-kit/http/route-schemas';
import type { TypedApp } from '@vidyapath/service-kit/http/typed-app';
import type { SupportContext } from '../../context';
import { submissionBytesMax } from '../../lib/submission-bytes';
import { csvHead } from './error-csv';
import { errorCsv, getErrorReport, recordServiceErrors } from './error-groups.service';

const tags = ['errors'];
const config = { access: editorRoles };

export function errorReportsRoutes(app: TypedApp, ctx: SupportContext): void {
  app.get(
    paths.errorReport,
    {
      config,
      schema: {
        tags,
        operationId: 'getErrorReport',
        querystring: ErrorReportQuerySchema,
        response: { 200: ErrorReportSchema, ...problems.guardedList },
      },
    },
    async (request, reply) => {
      void reply.header('cache-control', 'no-store');
      return getErrorReport(ctx, request.query);
    },
  );

  app.get(
    paths.errorReportCsv,
    {
      config,
      schema: {
        tags,
        operationId: 'getErrorReportCsv',
        querystring: ErrorCsvQuerySchema,
        response: { 200: Type.String(), ...problems.guardedList },
      },
    },
    async (request, reply) => sendCsv(reply, 'errors.csv', csvHead, errorCsv(ctx, request.query)),
  );

  app.post(
    internalPaths.serverErrors,
    {
      config: { access: { service: 'errors:write' } },
      bodyLimit: submissionBytesMax * 4,
      schema: {
        tags: ['internal'],
        operationId: 'reportServiceErrors',
        summary: 'What a service has answered with 5xx since its last report.',
        body: ServiceErrorsBodySchema,
        response: { 204: Nothing, ...problemResponses(400, 401, 403, 413, 415, 503) },
      },
    },
    async (request, reply) => {
      if (request.service) await recordServiceErrors(ctx, request.service.id, request.body);
      return reply.code(204).send(null);
    },
  );
}
