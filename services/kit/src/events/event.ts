import { type Static, type TInteger, type TObject, Type } from 'typebox';
import { Compile, type Validator } from 'typebox/compile';

/**
 * The whole state of a record after a change. Its `version` grows with each change of that record, so that a subscriber that keeps the newer one
 * can ignore order and repetition.
 */
export type EventBody = TObject<{ version: TInteger }>;

/** A fact in the past tense, such as `catalogue.course-changed`. A body may gain fields; any other change makes a new version. */
export interface EventKind<Body extends EventBody = EventBody> {
  type: string;
  version: number;
  body: Body;
  /** The record whose state the body is: of each the newest state stays in the log for good. Left out: a fact, which stays for 30 days. */
  record?: { name: string; id: string };
}

/** Returns `kind`, with the type of its body taken from its schema. */
export const defineEvent = <Body extends EventBody>(kind: EventKind<Body>): EventKind<Body> => kind;

const validators = new WeakMap<EventBody, Validator>();

/** With a compiled schema: the check of a page of 500 would take longer than all else that is done with it. */
export function isBodyOf<Body extends EventBody>(
  { body: schema }: EventKind<Body>,
  body: unknown,
): body is Static<Body> {
  const validator = validators.get(schema) ?? Compile(schema);
  validators.set(schema, validator);
  return validator.Check(body);
}

/** The key by which the handler of a kind is found, such as `catalogue.course-changed@1`. */
export const kindName = ({ type, version }: Pick<EventKind, 'type' | 'version'>): string => `${type}@${version}`;

/** An event as it is sent. `id` is the same for all subscribers and at each attempt. */
export const EventSchema = Type.Object({
  id: Type.String({ minLength: 1, maxLength: 100 }),
  type: Type.String({ minLength: 1, maxLength: 100 }),
  version: Type.Integer({ minimum: 1 }),
  occurred_at: Type.String({ maxLength: 40 }),
  body: Type.Unknown(),
});
export type SentEvent = Static<typeof EventSchema>;

/** As a handler gets it. */
export interface HandledEvent<Body = unknown> extends SentEvent {
  body: Body;
  /** The subscriber reads the log from its beginning: it stores states, and a fact counts once by its cause. */
  replayed: boolean;
}

export const bodiesOf = <Body>(events: readonly HandledEvent<Body>[]): Body[] => events.map(({ body }) => body);
