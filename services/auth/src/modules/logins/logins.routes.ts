import {
  LoginListQuerySchema,
  LoginSchema,
  OwnLoginListQuerySchema,
  OwnLoginSchema,
} from '@vidyapath/http/auth-logins';
import { paths } from '@vidyapath/http/paths';
import { problemResponses } from '@vidyapath/http/problem';
import { presentList } from '@vidyapath/service-kit/lists/present-list';
import { sendList } from '@vidyapath/service-kit/lists/streamed-list';
import { signedIn } from '@vidyapath/service-kit/auth/signed-in';
import type { TypedApp } from '@vidyapath/service-kit/http/typed-app';
import { Type } from 'typebox';
import type { AuthContext } from '../../context';
import { csvRoute, sendListAsCsv } from '../../lib/csv/list-csv';
import { loginColumns } from './login-csv';
import { presentLogin, presentOwnLogin } from './logins.presenter';
import { listLogins, listOwnLogins } from './logins.repository';

const tags = ['logins'];
const problems = problemResponses(400, 401, 403, 429, 503);

export function loginsRoutes(app: TypedApp, { db }: AuthContext): void {
  app.get(
    paths.logins,
    {
      config: { access: ['Admin'] },
      schema: {
        tags,
        operationId: 'listLogins',
        summary: 'Who tried to sign in, newest first. `q` looks for persons.',
        querystring: LoginListQuerySchema,
        response: { 200: Type.Array(LoginSchema), ...problems },
      },
    },
    async ({ query }, reply) =>
      sendList(reply, await presentList(await listLogins(db, query), (rows) => rows.map(presentLogin))),
  );

  app.get(
    paths.loginsCsv,
    {
      ...csvRoute,
      config: { access: ['Admin'] },
      schema: { tags, operationId: 'getLoginsCsv', querystring: LoginListQuerySchema, ...csvRoute.schema },
    },
    async ({ query }, reply) => sendListAsCsv(reply, 'logins.csv', loginColumns, await listLogins(db, query)),
  );

  app.get(
    paths.ownLogins,
    {
      config: { access: 'signed-in' },
      schema: {
        tags,
        operationId: 'listOwnLogins',
        summary: 'Tries to sign in to the own account, newest first.',
        querystring: OwnLoginListQuerySchema,
        response: { 200: Type.Array(OwnLoginSchema), ...problemResponses(400, 401, 429, 503) },
      },
    },
    async (request, reply) => {
      const list = await listOwnLogins(db, signedIn(request).id, request.query);
      return sendList(reply, await presentList(list, (rows) => rows.map(presentOwnLogin)));
    },
  );
}
