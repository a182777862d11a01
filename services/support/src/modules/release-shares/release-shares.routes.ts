import { servicePaths } from '@vidyapath/http/service-paths';
import { problemResponses } from '@vidyapath/http/problem';
import { EndedShareSchema } from '@vidyapath/http/release-shares';
import { Type } from 'typebox';
import type { TypedApp } from '@vidyapath/service-kit/http/typed-app';
import type { SupportContext } from '../../context';
import { listEndedShares } from './release-shares.service';

/** Ends a release's share of the visitors when it fails for clearly more of them than the present release. */
export function releaseSharesRoutes(app: TypedApp, ctx: SupportContext): void {
  app.get(
    servicePaths.endedShares,
    {
      // The pages ask, which have no secret; `/remotes.json` says as much to everybody.
      config: { access: 'public' },
      schema: {
        tags: ['client errors'],
        operationId: 'listEndedShares',
        summary: 'Releases that a share of the visitors got until they failed for more of them than the present ones.',
        response: { 200: Type.Array(EndedShareSchema), ...problemResponses(401, 429, 503) },
      },
    },
    async (_request, reply) => reply.header('cache-control', 'no-store').send(await listEndedShares(ctx)),
  );
}
