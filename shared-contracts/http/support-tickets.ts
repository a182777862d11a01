import { Type, type Static } from 'typebox';
import { TimeSchema } from './commerce-offers';
import { limits } from './limits';
import { listQueryProperties } from './list-query';
import { IdSchema, nullable, oneOf, requiredText, UuidSchema } from './primitives';
import { ticketSortFields } from './sort-fields';
import { ticketCategories, ticketSources, ticketStatuses } from './support-names';

const { subjectMax, bodyMax } = limits.ticket;

export const TicketBodySchema = Type.Object({
  category: oneOf(ticketCategories),
  subject: requiredText(subjectMax),
  body: requiredText(bodyMax),
  /** An own order; another one is refused with 400 by this field. */
  order_id: Type.Optional(UuidSchema),
  /** A course that the asker may see; another one is refused with 400 by this field. */
  course_id: Type.Optional(IdSchema),
});
export type TicketBody = Static<typeof TicketBodySchema>;

export const TicketMessageBodySchema = Type.Object({
  body: requiredText(bodyMax),
  /** A note of the desk to itself: staff only, and the asker never sees it. */
  internal: Type.Optional(Type.Boolean()),
});
export type TicketMessageBody = Static<typeof TicketMessageBodySchema>;

/** Changes of staff; members that are left out stay. */
export const TicketChangeBodySchema = Type.Object({
  status: Type.Optional(oneOf(ticketStatuses)),
  /** The account of a member of staff; null: not assigned. */
  assigned_to: Type.Optional(nullable(IdSchema)),
  category: Type.Optional(oneOf(ticketCategories)),
});
export type TicketChangeBody = Static<typeof TicketChangeBodySchema>;

/** A message of the contact form becomes a ticket, which is answered by mail. */
export const ContactTicketBodySchema = Type.Object({
  category: oneOf(ticketCategories),
  subject: requiredText(subjectMax),
});
export type ContactTicketBody = Static<typeof ContactTicketBodySchema>;

export const TicketMessageSchema = Type.Object({
  message_id: Type.String({ format: 'uuid' }),
  /** Null: the account was erased. */
  author_name: nullable(Type.String()),
  by_staff: Type.Boolean(),
  /** Never true in an answer to the asker. */
  internal: Type.Boolean(),
  body: Type.String(),
  created_at: TimeSchema,
});
export type TicketMessage = Static<typeof TicketMessageSchema>;

/** The asker, for staff; `user_id` null: a message of the contact form or an erased account; `source` says which. */
export const TicketAskerSchema = Type.Object({
  user_id: nullable(Type.Integer()),
  name: nullable(Type.String()),
  email: nullable(Type.String()),
});

/** A ticket in lists. */
export const TicketSummarySchema = Type.Object({
  ticket_id: Type.String({ format: 'uuid' }),
  number: Type.String(),
  status: oneOf(ticketStatuses),
  category: oneOf(ticketCategories),
  subject: Type.String(),
  created_at: TimeSchema,
  acknowledge_by: TimeSchema,
  resolve_by: TimeSchema,
  first_answered_at: nullable(TimeSchema),
  closed_at: nullable(TimeSchema),
  /** Waits for the desk and is past `acknowledge_by` (without an answer so far) or `resolve_by`. */
  overdue: Type.Boolean(),
  /** Until when the desk must write next; null while it waits for the asker or is closed. */
  due_at: nullable(TimeSchema),
  /** Time of the last message that the asker may see. */
  last_message_at: TimeSchema,
  assigned_to: nullable(Type.Integer()),
  source: oneOf(ticketSources),
  order_id: nullable(Type.String()),
  course_id: nullable(Type.Integer()),
  /** For staff that looks at somebody else's ticket; otherwise null. */
  asker: nullable(TicketAskerSchema),
  /** For staff that looks at somebody else's ticket; otherwise null. */
  assigned_name: nullable(Type.String()),
});
export type TicketSummary = Static<typeof TicketSummarySchema>;

export const TicketSchema = Type.Object({
  ...TicketSummarySchema.properties,
  messages: Type.Array(TicketMessageSchema),
});
export type Ticket = Static<typeof TicketSchema>;

export const TicketListQuerySchema = Type.Object(
  {
    ...listQueryProperties(ticketSortFields),
    status: Type.Optional(oneOf(ticketStatuses)),
    category: Type.Optional(oneOf(ticketCategories)),
    /** An account's id, `me` or `none`. */
    assigned_to: Type.Optional(Type.String({ pattern: '^([1-9][0-9]{0,8}|1[0-9]{9}|20[0-9]{8}|me|none)$' })),
    overdue: Type.Optional(Type.Boolean()),
    /** For staff: tickets of this account. */
    user_id: Type.Optional(IdSchema),
  },
  { additionalProperties: false },
);
export type TicketListQuery = Static<typeof TicketListQuerySchema>;
