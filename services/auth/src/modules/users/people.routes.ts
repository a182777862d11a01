import { type PersonListQuery, PersonListQuerySchema, PersonSchema } from '@vidyapath/http/auth-people';
import { paths } from '@vidyapath/http/paths';
import { IdParamsSchema } from '@vidyapath/http/primitives';
import { problemResponses } from '@vidyapath/http/problem';
import { editorRoles } from '@vidyapath/http/roles';
import type { SessionUser } from '@vidyapath/service-kit/auth/session-user';
import { notFound } from '@vidyapath/service-kit/http/errors';
import { etagOf } from '@vidyapath/service-kit/http/etag';
import { presentList } from '@vidyapath/service-kit/lists/present-list';
import { sendList } from '@vidyapath/service-kit/lists/streamed-list';
import { signedIn } from '@vidyapath/service-kit/auth/signed-in';
import type { TypedApp } from '@vidyapath/service-kit/http/typed-app';
import { Type } from 'typebox';
import type { AuthContext } from '../../context';
import { csvRoute, sendListAsCsv } from '../../lib/csv/list-csv';
import { findPerson } from './users.repository';
import { personCsv } from './people-csv';
import { presentPerson, seesCutEmails } from './people.presenter';
import { listPeople } from './people.repository';

const tags = ['users'];

/** Staff sees cut e-mail addresses. */
export function peopleRoutes(app: TypedApp, { db }: AuthContext): void {
  const listFor = async ({ role }: SessionUser, query: PersonListQuery) =>
    presentList(await listPeople(db, query, { cut: seesCutEmails(role) }), (rows) =>
      rows.map((row) => presentPerson(row, role)),
    );

  app.get(
    paths.users,
    {
      config: { access: editorRoles },
      schema: {
        tags,
        operationId: 'listUsers',
        querystring: PersonListQuerySchema,
        response: { 200: Type.Array(PersonSchema), ...problemResponses(400, 401, 403, 429, 503) },
      },
    },
    async (request, reply) => sendList(reply, await listFor(signedIn(request), request.query)),
  );

  app.get(
    `${paths.users}/:id`,
    {
      config: { access: editorRoles },
      schema: {
        tags,
        operationId: 'getUser',
        summary: 'An account, for Staff with a cut e-mail address.',
        params: IdParamsSchema,
        response: { 200: PersonSchema, ...problemResponses(400, 401, 403, 404, 429, 503) },
      },
    },
    async (request, reply) => {
      const row = await findPerson(db, request.params.id);
      if (!row) throw notFound('There is no such user.');
      const person = presentPerson(row, signedIn(request).role);
      return reply.header('etag', etagOf(person)).send(person);
    },
  );

  app.get(
    paths.usersCsv,
    {
      ...csvRoute,
      config: { access: editorRoles },
      schema: { tags, operationId: 'getUsersCsv', querystring: PersonListQuerySchema, ...csvRoute.schema },
    },
    async (request, reply) =>
      sendListAsCsv(reply, 'users.csv', personCsv, await listFor(signedIn(request), request.query)),
  );
}
