import type { Knex } from 'knex';
import type { Static } from 'typebox';
import { Check, Clean } from 'typebox/value';
import { badRequest } from '../http/errors';
import { type EventBody, type EventKind, kindName, type SentEvent } from './event';

/** Called at least once for each event, in any order, in a transaction of its own. If it throws, the publisher sends the event again. */
export type HandleEvent<Body> = (trx: Knex.Transaction, body: Body, event: SentEvent) => Promise<unknown>;

export interface EventHandler {
  /** Such as `catalogue.course-changed@1`. */
  kind: string;
  /** Throws a 400 for a body that is not of this kind. Returns the work for the transaction. */
  accept(event: SentEvent): (trx: Knex.Transaction) => Promise<unknown>;
}

/** `handle` gets the fields that `kind` names here: a publisher may send more. */
export function onEvent<Body extends EventBody>(
  kind: EventKind<Body>,
  handle: HandleEvent<Static<Body>>,
): EventHandler {
  return {
    kind: kindName(kind),
    accept(event) {
      if (!Check(kind.body, event.body)) throw badRequest('body', `body is not that of ${kindName(kind)}.`);
      const body = Clean(kind.body, event.body) as Static<Body>;
      return (trx) => handle(trx, body, event);
    },
  };
}
