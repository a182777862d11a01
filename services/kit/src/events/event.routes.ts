import { internalPaths } from '@vidyapath/http/internal-paths';
import { problemResponses } from '@vidyapath/http/problem';
import { Type } from 'typebox';
import type { TypedApp } from '../http/typed-app';
import type { Database } from '../database/database';
import { EventSchema, kindName } from './event';
import type { EventHandler } from './event-handlers';

export interface SubscriberOptions {
  /** The name of the subscriber; events are sent to `/internal/<service>/events`. */
  service: string;
  db: Database;
  handlers: readonly EventHandler[];
}

/** Far above the limits of the schemas of bodies. */
const bodyLimit = 256 * 1_024;

/** For one release, in which older processes still send their events. Accepts events of services with the scope `events:write`. An event without a handler is accepted and ignored. */
export function registerReceiver(app: TypedApp, { service, db, handlers }: SubscriberOptions): void {
  const known = new Map(handlers.map((handler) => [handler.kind, handler]));
  if (known.size < handlers.length) throw new TypeError('Two handlers are for the same kind of event.');
  app.post(
    internalPaths.events(service),
    {
      bodyLimit,
      config: { access: { service: 'events:write' }, rateLimit: false },
      schema: {
        tags: ['internal'],
        operationId: `takeEventsOf${service.charAt(0).toUpperCase()}${service.slice(1)}`,
        summary: `Events of other services, at least once and in any order: ${[...known.keys()].join(', ')}.`,
        body: EventSchema,
        response: { 204: Type.Null(), ...problemResponses(400, 401, 403, 413, 503) },
      },
    },
    async (request, reply) => {
      const work = known.get(kindName(request.body))?.accept([{ ...request.body, replayed: false }]);
      if (work) await db.transaction(work);
      return reply.code(204).send(null);
    },
  );
}
