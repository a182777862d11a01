import { LoginAnswerSchema } from '@vidyapath/http/auth';
import { type Session, SessionListQuerySchema, SessionSchema } from '@vidyapath/http/auth-logins';
import { paths } from '@vidyapath/http/paths';
import { problemResponses } from '@vidyapath/http/problem';
import { presentList } from '@vidyapath/service-kit/lists/present-list';
import { sendList } from '@vidyapath/service-kit/lists/streamed-list';
import { signedIn } from '@vidyapath/service-kit/auth/signed-in';
import type { TypedApp } from '@vidyapath/service-kit/http/typed-app';
import { Type } from 'typebox';
import type { AuthContext } from '../../context';
import { callerOf } from '../../lib/caller';
import { listSessions, type SessionRow } from './sessions.repository';
import { endOthers } from './sessions.service';

const tags = ['logins'];

export function ownSessionsRoutes(app: TypedApp, ctx: AuthContext): void {
  app.get(
    paths.ownSessions,
    {
      config: { access: 'signed-in' },
      schema: {
        tags,
        operationId: 'listOwnSessions',
        summary: 'Sessions of the own account that can still be used, the last one first.',
        querystring: SessionListQuerySchema,
        response: { 200: Type.Array(SessionSchema), ...problemResponses(400, 401, 429, 503) },
      },
    },
    async (request, reply) => {
      const list = await listSessions(ctx.db, signedIn(request), request.query);
      return sendList(reply, await presentList(list, (rows) => rows.map(presentSession)));
    },
  );

  app.delete(
    paths.ownSessions,
    {
      config: { access: 'signed-in' },
      schema: {
        tags,
        operationId: 'endOtherSessions',
        summary: 'End every other session of the own account. The answer carries a token that replaces this one.',
        response: { 200: LoginAnswerSchema, ...problemResponses(401, 429, 503) },
      },
    },
    async (request) => ({
      access_token: ctx.issueToken(await endOthers(ctx, signedIn(request), callerOf(request))),
    }),
  );
}

const presentSession = ({ jti, started_at, expires_at, ...row }: SessionRow): Session => ({
  session_id: jti,
  started_at: started_at.toISOString(),
  expires_at: expires_at.toISOString(),
  ...row,
});
