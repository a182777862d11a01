import type { Database } from '../database/database';
import type { TypedApp } from '../http/typed-app';
import { registerEventLog } from './event-log.routes';
import { registerReceiver } from './event.routes';
import type { EventHandler } from './event-handlers';
import type { PublishedState } from './complete-log';
import { startSubscriptions, type SubscriptionsOptions } from './subscriptions';

interface ServiceEventsOptions {
  service: string;
  db: Database;
  /** Records with a state in the log. Left out: the service publishes nothing. */
  states?: readonly PublishedState[];
  handlers?: readonly EventHandler[];
  logs?: SubscriptionsOptions['logs'];
}

/** A service's log for others, and its subscriptions to theirs. Call it after all modules. */
export function registerEvents(app: TypedApp, options: ServiceEventsOptions): void {
  const { service, db, states, handlers = [], logs = {} } = options;
  if (states) registerEventLog(app, { service, db, states });
  if (handlers.length === 0) return;
  registerReceiver(app, { service, db, handlers });
  startSubscriptions(app, { db, handlers, logs });
}
