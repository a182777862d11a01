import { LoginAnswerSchema, LoginBodySchema } from '@vidyapath/http/auth';
import { paths } from '@vidyapath/http/paths';
import { problemResponses } from '@vidyapath/http/problem';
import { signedIn } from '@vidyapath/service-kit/auth/signed-in';
import type { TypedApp } from '@vidyapath/service-kit/http/typed-app';
import { Type } from 'typebox';
import type { AuthContext } from '../../context';
import { callerOf } from '../../lib/caller';
import { login, logout } from './sessions.service';

const tags = ['sessions'];

export function sessionsRoutes(app: TypedApp, ctx: AuthContext): void {
  app.post(
    paths.login,
    {
      config: { access: 'public' },
      schema: {
        tags,
        operationId: 'login',
        body: LoginBodySchema,
        response: { 200: LoginAnswerSchema, ...problemResponses(400, 401, 403, 413, 415, 429, 503) },
      },
    },
    async (request) => ({ access_token: ctx.issueToken(await login(ctx, request.body, callerOf(request))) }),
  );

  app.post(
    paths.logout,
    {
      config: { access: 'signed-in' },
      schema: {
        tags,
        operationId: 'logout',
        summary: 'Ends the session of this request with all its tokens.',
        response: { 204: Type.Null(), ...problemResponses(401, 429, 503) },
      },
    },
    async (request, reply) => {
      await logout(ctx, signedIn(request), callerOf(request));
      return reply.code(204).send(null);
    },
  );
}
