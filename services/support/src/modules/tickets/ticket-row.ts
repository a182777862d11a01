import type { Locale } from '@vidyapath/http/locale';
import type { TicketCategory, TicketSource, TicketStatus } from '@vidyapath/http/support-names';

export interface TicketRow {
  ticket_id: string;
  number: string;
  status: TicketStatus;
  category: TicketCategory;
  subject: string;
  source: TicketSource;
  /** Null: of the contact form, or of an erased account. */
  user_id: number | null;
  asker_name: string | null;
  asker_email: string | null;
  language: Locale;
  order_id: string | null;
  course_id: number | null;
  assigned_to: number | null;
  created_at: Date;
  acknowledge_by: Date;
  resolve_by: Date;
  first_answered_at: Date | null;
  answered_at: Date | null;
  closed_at: Date | null;
  last_message_at: Date;
  /** Infinity while the desk has nothing to write. */
  due_at: Date | number;
}

export interface TicketMessageRow {
  message_id: string;
  ticket_id: string;
  author_id: number | null;
  author_name: string | null;
  by_staff: boolean;
  internal: boolean;
  body: string;
  created_at: Date;
}

export type TicketChanges = Partial<
  Pick<
    TicketRow,
    | 'status'
    | 'category'
    | 'assigned_to'
    | 'acknowledge_by'
    | 'resolve_by'
    | 'first_answered_at'
    | 'answered_at'
    | 'closed_at'
    | 'last_message_at'
  >
>;
