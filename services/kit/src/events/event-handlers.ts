import type { Knex } from 'knex';
import type { Static } from 'typebox';
import { badRequest } from '../http/errors';
import { type EventBody, type EventKind, type HandledEvent, isBodyOf, kindName } from './event';

/**
 * Called in a transaction with the events of a page in their order, and again with the same ones only if that is rolled back. Of a record
 * a page has one state, the newest; maybe one that is known.
 */
export type HandleEvents<Body> = (trx: Knex.Transaction, events: HandledEvent<Body>[]) => Promise<unknown>;

export interface EventHandler {
  /** Such as `catalogue.course-changed@1`. */
  kind: string;
  type: string;
  /** Throws a 400 for a body that is not of this kind. Returns the work for the transaction. */
  accept(events: HandledEvent[]): (trx: Knex.Transaction) => Promise<unknown>;
}

/** A body may have more fields than `kind` names here: `handle` stores what it names. */
export function onEvents<Body extends EventBody>(
  kind: EventKind<Body>,
  handle: HandleEvents<Static<Body>>,
): EventHandler {
  const checked = ({ body, ...event }: HandledEvent): HandledEvent<Static<Body>> => {
    if (!isBodyOf(kind, body)) throw badRequest('body', `body is not that of ${kindName(kind)}.`);
    return { ...event, body };
  };
  return {
    kind: kindName(kind),
    type: kind.type,
    accept(events) {
      const accepted = events.map(checked);
      return (trx) => handle(trx, accepted);
    },
  };
}
