import type { Knex } from 'knex';
import type { Static } from 'typebox';
import { type EventBody, type EventKind, isBodyOf } from './event';
import { type EventHandler, type HandleEvents, onEvents } from './event-handlers';
import { writeEntry } from './event-log.repository';

export interface Events {
  /** Writes an entry of the log, which other services read once `trx` is committed. */
  publish<Body extends EventBody>(
    trx: Knex,
    kind: EventKind<Body>,
    bodyOf: () => Static<Body> | Promise<Static<Body>>,
  ): Promise<void>;
  /** Registers what is done with a page of events of another service. */
  on<Body extends EventBody>(kind: EventKind<Body>, handle: HandleEvents<Static<Body>>): void;
  /** For `registerEvents`, after all modules. */
  handlers: readonly EventHandler[];
}

/** A service's events. Its schema has a log, if it publishes any. */
export function createEvents({ now = () => new Date() }: { now?: (() => Date) | undefined } = {}): Events {
  const handlers: EventHandler[] = [];
  return {
    handlers,
    on(kind, handle) {
      handlers.push(onEvents(kind, handle));
    },
    async publish(trx, kind, bodyOf) {
      const { type, version, record: of } = kind;
      const body = await bodyOf();
      if (!isBodyOf(kind, body)) throw new TypeError(`The body is not that of ${type}.`);
      const record = of ? `${of.name} ${String(body[of.id as keyof typeof body])}` : null;
      await writeEntry(trx, { type, version, record, recordVersion: body.version, body, occurredAt: now() });
    },
  };
}
