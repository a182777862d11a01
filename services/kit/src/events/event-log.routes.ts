import { internalPaths } from '@vidyapath/http/internal-paths';
import { problemResponses } from '@vidyapath/http/problem';
import { Type } from 'typebox';
import type { Database } from '../database/database';
import type { TypedApp } from '../http/typed-app';
import { deleteOldRows, startHousekeeping } from '../jobs/housekeeping';
import { completeLog, type PublishedState } from './complete-log';
import { LogPageSchema, readLog } from './event-log';
import { renumberRestored } from './event-log.repository';
import { logCursorPattern } from './log-cursor';

export interface EventLogOptions {
  /** The publisher; its log is read at `/internal/<service>/log`. */
  service: string;
  db: Database;
  /** Records with a state in the log. */
  states: readonly PublishedState[];
}

const factsKept = '30 days';

const LogQuerySchema = Type.Object(
  {
    type: Type.String({ pattern: '^[a-z-]+[.][a-z-]+$', maxLength: 100 }),
    after: Type.Optional(
      Type.String({ maxLength: 4_000, pattern: logCursorPattern, description: '`next` of the page before' }),
    ),
  },
  { additionalProperties: false },
);

/** The log of what a service publishes, for services with the scope `<service>-log:read`. */
export function registerEventLog(app: TypedApp, { service, db, states }: EventLogOptions): void {
  app.get(
    internalPaths.log(service),
    {
      config: { access: { service: `${service}-log:read` }, rateLimit: false },
      schema: {
        tags: ['internal'],
        operationId: `read${service.charAt(0).toUpperCase()}${service.slice(1)}Log`,
        summary: `Events of a type since the cursor, up to 500: of each record the newest state.`,
        querystring: LogQuerySchema,
        response: { 200: LogPageSchema, ...problemResponses(400, 401, 403, 503) },
      },
    },
    ({ query: { type, after = '' } }) => readLog(db, type, after),
  );
  startHousekeeping(app, [
    {
      name: `${service}-event-log`,
      everyMs: 15 * 60_000,
      run: async () => {
        await renumberRestored(db);
        for (const state of states) await completeLog(db, state);
        await deleteOldRows(db, {
          table: 'event_log',
          column: 'occurred_at',
          kept: factsKept,
          where: 'record is null',
        });
      },
    },
  ]);
}
