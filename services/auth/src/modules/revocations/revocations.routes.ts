import { internalPaths } from '@vidyapath/http/internal-paths';
import { problemResponses } from '@vidyapath/http/problem';
import type { Database } from '@vidyapath/service-kit/database/database';
import { cursorPattern } from '@vidyapath/service-kit/events/feed-cursor';
import type { TypedApp } from '@vidyapath/service-kit/http/typed-app';
import { Type } from 'typebox';
import { pageRows, readRevocations } from './revocations.repository';

const RevocationPageSchema = Type.Object({
  tokens: Type.Array(Type.Object({ jti: Type.String(), exp: Type.Integer() })),
  users: Type.Array(Type.Object({ id: Type.Integer(), before: Type.Integer(), exp: Type.Integer() })),
  renewed: Type.Optional(
    Type.Array(
      Type.Object({
        sid: Type.String(),
        before: Type.Integer(),
        next: Type.Object({ before: Type.Integer(), at: Type.Integer() }),
        exp: Type.Integer(),
      }),
    ),
  ),
  next: Type.String(),
  more: Type.Boolean(),
});

/** The feed that the other services follow. It names tokens and users by number only. */
export function revocationsRoutes(app: TypedApp, db: Database): void {
  app.get(
    internalPaths.revocations,
    {
      config: { access: { service: 'sessions:read' } },
      schema: {
        tags: ['internal'],
        operationId: 'listRevocations',
        summary: `Sessions that ended before their time, for services that verify tokens by themselves; ${pageRows} at most.`,
        querystring: Type.Object({
          after: Type.Optional(
            Type.String({ maxLength: 200, pattern: cursorPattern, description: '`next` of the page before' }),
          ),
        }),
        response: { 200: RevocationPageSchema, ...problemResponses(400, 401, 403, 503) },
      },
    },
    async (request) => readRevocations(db, request.query.after ?? ''),
  );
}
