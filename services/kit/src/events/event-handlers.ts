import type { Knex } from 'knex';
import type { Static } from 'typebox';
import { Check, Clean } from 'typebox/value';
import { badRequest } from '../http/errors';
import { type EventBody, type EventKind, type HandledEvent, kindName } from './event';

/** Called in a transaction, and again for the same event only if that is rolled back. Of a state the newest arrives, maybe an older one again. */
export type HandleEvent<Body> = (trx: Knex.Transaction, body: Body, event: HandledEvent) => Promise<unknown>;

export interface EventHandler {
  /** Such as `catalogue.course-changed@1`. */
  kind: string;
  type: string;
  /** Throws a 400 for a body that is not of this kind. Returns the work for the transaction. */
  accept(event: HandledEvent): (trx: Knex.Transaction) => Promise<unknown>;
}

/** `handle` gets the fields that `kind` names here: a publisher may send more. */
export function onEvent<Body extends EventBody>(
  kind: EventKind<Body>,
  handle: HandleEvent<Static<Body>>,
): EventHandler {
  return {
    kind: kindName(kind),
    type: kind.type,
    accept(event) {
      if (!Check(kind.body, event.body)) throw badRequest('body', `body is not that of ${kindName(kind)}.`);
      const body = Clean(kind.body, event.body) as Static<Body>;
      return (trx) => handle(trx, body, event);
    },
  };
}
