import { LoginsReportQuerySchema, LoginsReportSchema } from '@vidyapath/http/auth-logins';
import { UsersReportQuerySchema, UsersReportSchema } from '@vidyapath/http/auth-people';
import { paths } from '@vidyapath/http/paths';
import { problemResponses } from '@vidyapath/http/problem';
import { editorRoles } from '@vidyapath/http/roles';
import type { TypedApp } from '@vidyapath/service-kit/http/typed-app';
import type { AuthContext } from '../../context';
import { csvRoute } from '../../lib/csv/list-csv';
import { sumDays } from './day-counts.repository';
import { loginDays, sendReportAsCsv, userDays } from './report-csv';

const tags = ['reports'];
const config = { access: editorRoles };
const problems = problemResponses(400, 401, 403, 429, 503);

/** Accounts and sign-ins by day. */
export function registerPeopleReports(app: TypedApp, { db }: AuthContext): void {
  app.get(
    paths.usersReport,
    {
      config,
      schema: {
        tags,
        operationId: 'getUsersReport',
        summary: 'Accounts by the day of India on which they were made, and how they are now.',
        querystring: UsersReportQuerySchema,
        response: { 200: UsersReportSchema, ...problems },
      },
    },
    ({ query }) => sumDays(db, userDays, query),
  );

  app.get(
    paths.usersReportCsv,
    {
      ...csvRoute,
      config,
      schema: { tags, operationId: 'getUsersReportCsv', querystring: UsersReportQuerySchema, ...csvRoute.schema },
    },
    async ({ query }, reply) => sendReportAsCsv(reply, 'users', userDays, await sumDays(db, userDays, query)),
  );

  app.get(
    paths.loginsReport,
    {
      config,
      schema: {
        tags,
        operationId: 'getLoginsReport',
        summary: 'Tries to sign in by the day of India.',
        querystring: LoginsReportQuerySchema,
        response: { 200: LoginsReportSchema, ...problems },
      },
    },
    ({ query }) => sumDays(db, loginDays, query),
  );

  app.get(
    paths.loginsReportCsv,
    {
      ...csvRoute,
      config,
      schema: { tags, operationId: 'getLoginsReportCsv', querystring: LoginsReportQuerySchema, ...csvRoute.schema },
    },
    async ({ query }, reply) => sendReportAsCsv(reply, 'logins', loginDays, await sumDays(db, loginDays, query)),
  );
}
