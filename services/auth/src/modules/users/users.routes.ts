import { RegisterBodySchema, RoleChangeBodySchema, UserSchema } from '@vidyapath/http/auth';
import { paths } from '@vidyapath/http/paths';
import { IdParamsSchema } from '@vidyapath/http/primitives';
import { problemResponses } from '@vidyapath/http/problem';
import { etagOf } from '@vidyapath/service-kit/http/etag';
import { idempotencyKeyOf, IdempotencyKeySchema } from '@vidyapath/service-kit/idempotency/idempotency';
import type { TypedApp } from '@vidyapath/service-kit/http/typed-app';
import type { AuthContext } from '../../context';
import { localeOf } from '../../lib/accept-locale';
import { callerOf } from '../../lib/caller';
import { presentUser } from './users.presenter';
import { changeRole, register } from './users.service';

const tags = ['users'];

export function usersRoutes(app: TypedApp, ctx: AuthContext): void {
  app.post(
    paths.register,
    {
      config: { access: 'public' },
      schema: {
        tags,
        operationId: 'register',
        summary: 'Sign up. Always makes a User.',
        headers: IdempotencyKeySchema,
        body: RegisterBodySchema,
        response: { 201: UserSchema, ...problemResponses(400, 401, 409, 413, 415, 422, 429, 503) },
      },
    },
    async (request, reply) => {
      const locale = request.body.locale ?? localeOf(request.headers['accept-language']);
      const user = await register(ctx, { ...request.body, locale }, callerOf(request), idempotencyKeyOf(request));
      return reply.code(201).header('location', paths.user(user.id)).send(user);
    },
  );

  app.put(
    `${paths.users}/:id/role`,
    {
      config: { access: ['Admin'] },
      schema: {
        tags,
        operationId: 'changeUserRole',
        summary: "Change a user's role, which ends the tokens that carry the old one.",
        params: IdParamsSchema,
        body: RoleChangeBodySchema,
        response: { 200: UserSchema, ...problemResponses(400, 401, 403, 404, 409, 412, 413, 415, 429, 503) },
      },
    },
    async (request, reply) => {
      const change = { id: request.params.id, role: request.body.role, ifMatch: request.headers['if-match'] };
      const user = presentUser(await changeRole(ctx, change, callerOf(request)));
      return reply.header('etag', etagOf(user)).send(user);
    },
  );
}
