import { GrantChangeSchema } from '@vidyapath/http/commerce-events';
import { internalPaths } from '@vidyapath/http/internal-paths';
import { problemResponses } from '@vidyapath/http/problem';
import { readFeedPage } from '@vidyapath/service-kit/events/feed';
import { feedPageSchema, FeedQuerySchema } from '@vidyapath/service-kit/events/feed-route';
import { Type } from 'typebox';
import type { TypedApp } from '@vidyapath/service-kit/http/typed-app';
import type { CommerceContext } from '../../context';
import { presentGrantChange } from './grant-changes.presenter';
import { readGrantChanges } from './grant-changes.repository';

const pageRows = 500;

/** For services that keep a copy of who has which course. */
export function grantChangesRoutes(app: TypedApp, { db }: CommerceContext): void {
  app.get(
    internalPaths.grants,
    {
      config: { access: { service: 'grants:read' } },
      schema: {
        tags: ['internal'],
        operationId: 'listGrantChanges',
        summary: `Grants in the order of their last changes, revoked ones too, ${pageRows} at most.`,
        querystring: Type.Pick(FeedQuerySchema, ['after'], { additionalProperties: false }),
        response: { 200: feedPageSchema(GrantChangeSchema), ...problemResponses(400, 401, 403, 503) },
      },
    },
    async ({ query: { after = '' } }) => {
      const page = await readFeedPage(db, after, readGrantChanges, pageRows);
      return { ...page, items: page.items.map(presentGrantChange) };
    },
  );
}
