import type { TicketStatus } from '@vidyapath/http/support-names';
import type { Knex } from 'knex';

/**
 * What happened to a ticket: `created`; `asked` (the asker wrote on), `answered` (staff wrote or set it so), `noted` (an internal note,
 * of which the asker is not notified), `closed`, `reopened` (staff set it back to open), `changed` (category or assignee), and
 * `overdue` (a time passed at which the desk had to write; once for each such time).
 */
export const ticketChangeKinds = [
  'created',
  'asked',
  'answered',
  'noted',
  'closed',
  'reopened',
  'changed',
  'overdue',
] as const;
export type TicketChangeKind = (typeof ticketChangeKinds)[number];

export interface TicketChange {
  kind: TicketChangeKind;
  ticket_id: string;
  number: string;
  subject: string;
  /** After the change. */
  status: TicketStatus;
  /** Who asks; null: the ticket belongs to no account and is answered by mail. */
  user_id: number | null;
  assigned_to: number | null;
  /** Who did it; null: the platform. */
  by: number | null;
  /** Of `asked`, `answered` and `noted` by a message. */
  message_id: string | null;
  at: Date;
}

/** Called in the transaction of the change, so that its effects are stored exactly when the change is. */
export type OnTicketChanged = (trx: Knex.Transaction, change: TicketChange) => Promise<void>;
