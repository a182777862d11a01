import type { TicketStatus } from '@vidyapath/http/support-names';
import type { Knex } from 'knex';

/**
 * What happened to a ticket: `created`; `asked` (the asker wrote on), `answered` (staff wrote or set it so), `noted` (an internal note,
 * of which the asker is not notified), `closed`, `reopened` (staff set it back to open), `changed` (category or assignee), and
 * `overdue` (a time passed at which the desk had to write; once for each such time).
 */
export type TicketChangeKind =
  'created' | 'asked' | 'answered' | 'noted' | 'closed' | 'reopened' | 'changed' | 'overdue';

export interface TicketChange {
  kind: TicketChangeKind;
  ticket_id: string;
  number: string;
  subject: string;
  /** After the change. */
  status: TicketStatus;
  /** Null: made of a contact message, which is answered by mail, or of an erased account. */
  user_id: number | null;
  assigned_to: number | null;
  /** Who did it; null: the platform. */
  by: number | null;
  /** The message that was written; null for a change without one. */
  message_id: string | null;
  at: Date;
}

/** Called in the transaction of the change, so that its effects are stored exactly when the change is. */
export type OnTicketChanged = (trx: Knex.Transaction, change: TicketChange) => Promise<void>;
