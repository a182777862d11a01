import { ClientErrorBodySchema, ClientErrorListQuerySchema, ClientErrorSchema } from '@vidyapath/http/client-errors';
import { paths } from '@vidyapath/http/paths';
import { problemResponses } from '@vidyapath/http/problem';
import { editorRoles } from '@vidyapath/http/roles';
import { addCounter } from '@vidyapath/service-kit/telemetry/metrics';
import { personOf } from '@vidyapath/service-kit/telemetry/server-errors';
import { sendList } from '@vidyapath/service-kit/lists/streamed-list';
import { Type } from 'typebox';
import type { TypedApp } from '@vidyapath/service-kit/http/typed-app';
import type { SupportContext } from '../../context';
import { submissionBytesMax } from '../../lib/submission-bytes';
import { countClientErrors } from './client-error-counter';
import { listClientErrors, reportClientError } from './client-errors.service';

const tags = ['client errors'];

/** Each failure that a browser reports. */
export function clientErrorsRoutes(app: TypedApp, ctx: SupportContext): void {
  const count = countClientErrors(app);
  const countEnded = addCounter(app, {
    name: 'release_shares_ended_total',
    help: 'Releases that a share of the visitors got until they failed for more of them than the present ones.',
    labels: ['slice'],
  });
  app.post(
    paths.clientErrors,
    {
      config: { access: 'public' },
      bodyLimit: submissionBytesMax,
      schema: {
        tags,
        operationId: 'reportClientError',
        body: ClientErrorBodySchema,
        response: { 204: Type.Null(), ...problemResponses(400, 401, 413, 415, 429, 503) },
      },
    },
    async (request, reply) => {
      const { slice, version, kind } = request.body;
      const reporter = { address: request.ip, person: personOf(request), requestId: request.id };
      const ended = await reportClientError(ctx, request.body, reporter);
      count({ slice, kind });
      // The message comes from a page, so it is not logged.
      request.log.warn({ slice, version, kind }, 'a slice failed in a browser');
      if (ended) {
        countEnded({ slice });
        request.log.warn(ended, 'a share of the visitors has ended, since its release fails for more of them');
      }
      return reply.code(204).send(null);
    },
  );

  app.get(
    paths.clientErrors,
    {
      config: { access: editorRoles },
      schema: {
        tags,
        operationId: 'listClientErrors',
        querystring: ClientErrorListQuerySchema,
        response: { 200: Type.Array(ClientErrorSchema), ...problemResponses(400, 401, 403, 429, 503) },
      },
    },
    async (request, reply) =>
      sendList(reply.header('cache-control', 'no-store'), await listClientErrors(ctx, request.query)),
  );
}
