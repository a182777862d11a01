import { presentNotes } from '../../lib/notes';
import { secondsOf } from '../../lib/seconds';
import type { OrderRow } from './orders.repository';

export const presentOrder = ({ id, amount, amount_paid, ...row }: OrderRow) => ({
  id,
  entity: 'order',
  amount,
  amount_paid,
  amount_due: Math.max(0, amount - amount_paid),
  currency: row.currency,
  receipt: row.receipt,
  offer_id: null,
  status: row.status,
  attempts: row.attempts,
  notes: presentNotes(row.notes),
  created_at: secondsOf(row.created_at),
});

/** In events it has two fields more. */
export const presentOrderInEvent = (row: OrderRow) => ({ ...presentOrder(row), description: null, checkout: null });
