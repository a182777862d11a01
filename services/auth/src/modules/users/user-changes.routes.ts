import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import { EmailSchema } from '@vidyapath/http/auth';
import { problemResponses } from '@vidyapath/http/problem';
import { UserChangeSchema } from '@vidyapath/http/user-events';
import { feedPageSchema, FeedQuerySchema, idsOf } from '@vidyapath/service-kit/events/feed-route';
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { pageRows, type UserChangesService } from './user-changes.service';

/** For services that keep something of persons. */
export async function userChangesRoutes(
  scope: FastifyInstance,
  { changes }: { changes: UserChangesService },
): Promise<void> {
  const app = scope.withTypeProvider<TypeBoxTypeProvider>();
  app.get(
    '/internal/users',
    {
      config: { access: { service: 'users:read' } },
      schema: {
        tags: ['internal'],
        operationId: 'listUserChanges',
        summary: `Accounts in the order of their last changes, deleted ones too, ${pageRows} at most; or those of the ids, or of the address, as they are now.`,
        querystring: Type.Object({ ...FeedQuerySchema.properties, email: Type.Optional(EmailSchema) }),
        response: { 200: feedPageSchema(UserChangeSchema), ...problemResponses(400, 401, 403, 503) },
      },
    },
    async ({ query: { after = '', ids, email } }) => {
      if (!ids && !email) return changes.page(after);
      const items = ids ? await changes.find(idsOf(ids)) : await changes.findByEmail(email ?? '');
      return { items, next: after, more: false };
    },
  );
}
