import { PersonSchema, PersonStatusBodySchema } from '@vidyapath/http/auth-people';
import { paths } from '@vidyapath/http/paths';
import { IdParamsSchema } from '@vidyapath/http/primitives';
import { problemResponses } from '@vidyapath/http/problem';
import { etagOf } from '@vidyapath/service-kit/http/etag';
import type { TypedApp } from '@vidyapath/service-kit/http/typed-app';
import { Type } from 'typebox';
import type { AuthContext } from '../../context';
import { callerOf } from '../../lib/caller';
import { presentPerson } from './people.presenter';
import { endSessions, setStatus } from './person-status.service';

const tags = ['users'];
const config = { access: ['Admin'] as const };

export function personStatusRoutes(app: TypedApp, ctx: AuthContext): void {
  app.put(
    `${paths.users}/:id/status`,
    {
      config,
      schema: {
        tags,
        operationId: 'changeUserStatus',
        summary: 'Disable an account, which ends its sessions, or let it be used again. Never the last Admin.',
        params: IdParamsSchema,
        body: PersonStatusBodySchema,
        response: { 200: PersonSchema, ...problemResponses(400, 401, 403, 404, 409, 412, 413, 415, 429, 503) },
      },
    },
    async (request, reply) => {
      const change = { ...request.body, ifMatch: request.headers['if-match'] };
      const person = presentPerson(await setStatus(ctx, request.params.id, change, callerOf(request)), 'Admin');
      return reply.header('etag', etagOf(person)).send(person);
    },
  );

  app.delete(
    `${paths.users}/:id/sessions`,
    {
      config,
      schema: {
        tags,
        operationId: 'endUserSessions',
        summary: 'End every session of an account.',
        params: IdParamsSchema,
        response: { 204: Type.Null(), ...problemResponses(400, 401, 403, 404, 429, 503) },
      },
    },
    async (request, reply) => {
      await endSessions(ctx, request.params.id, callerOf(request));
      return reply.code(204).send(null);
    },
  );
}
