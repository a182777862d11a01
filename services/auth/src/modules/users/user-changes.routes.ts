import { EmailSchema } from '@vidyapath/http/auth';
import { internalPaths } from '@vidyapath/http/internal-paths';
import { problemResponses } from '@vidyapath/http/problem';
import { UserChangeSchema } from '@vidyapath/http/user-events';
import { feedPageSchema, FeedQuerySchema, idsOf } from '@vidyapath/service-kit/events/feed-route';
import type { TypedApp } from '@vidyapath/service-kit/http/typed-app';
import { Type } from 'typebox';
import type { AuthContext } from '../../context';
import { pageOfUserChanges, pageRows, readUsers, readUsersOfEmail } from './user-changes.service';

/** For services that store data of persons. */
export function userChangesRoutes(app: TypedApp, { db }: AuthContext): void {
  app.get(
    internalPaths.users,
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
      if (!ids && !email) return pageOfUserChanges(db, after);
      const items = ids ? await readUsers(db, idsOf(ids)) : await readUsersOfEmail(db, email ?? '');
      return { items, next: after, more: false };
    },
  );
}
