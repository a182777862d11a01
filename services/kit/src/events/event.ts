import { type Static, type TInteger, type TObject, Type } from 'typebox';

/**
 * The whole state of a record after a change. Its `version` grows with each change of that record, so that a subscriber that keeps the newer one
 * need not care for order and repetition.
 */
export type EventBody = TObject<{ version: TInteger }>;

/** A fact in the past tense, such as `catalogue.course-changed`. A body may gain fields; what else changes makes a new version. */
export interface EventKind<Body extends EventBody = EventBody> {
  type: string;
  version: number;
  body: Body;
}

/** `kind` as it is, with the type of its body read from its schema. */
export const defineEvent = <Body extends EventBody>(kind: EventKind<Body>): EventKind<Body> => kind;

/** What names a kind where its handler is looked for, such as `catalogue.course-changed@1`. */
export const kindName = ({ type, version }: Pick<EventKind, 'type' | 'version'>): string => `${type}@${version}`;

/** As it is sent. `id` is the same for all subscribers and at each attempt. */
export const EventSchema = Type.Object({
  id: Type.String({ minLength: 1, maxLength: 100 }),
  type: Type.String({ minLength: 1, maxLength: 100 }),
  version: Type.Integer({ minimum: 1 }),
  occurred_at: Type.String({ maxLength: 40 }),
  body: Type.Unknown(),
});
export type SentEvent = Static<typeof EventSchema>;
