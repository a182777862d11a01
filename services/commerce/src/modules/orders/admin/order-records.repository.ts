import type { Database } from '@vidyapath/service-kit/database/database';
import type { OrderRow } from '../orders.repository';

export interface HistoryRow {
  at: Date;
  event: string;
  from_status: string | null;
  to_status: string | null;
  actor_id: number | null;
  note: string | null;
}

export interface DisputeRow {
  dispute_id: string;
  gateway_payment_id: string;
  amount_paise: string;
  status: string;
  respond_by: Date | null;
  created_at: Date;
}

export interface EventRow {
  event_id: string;
  type: string;
  received_at: Date;
  processed_at: Date | null;
  outcome: string | null;
  attempts: number;
  last_error: string | null;
}

export interface DocumentRow {
  number: string;
  kind: string;
  issued_at: Date;
  total_paise: string;
  refund_id: string | null;
}

const eventsShown = 100;
/** As in the index `gateway_events_of_order`. */
const orderOfEvent = `substring(encode(raw, 'escape') from '"(order_[A-Za-z0-9]{10,40})"')`;

/** What happened to an order, the oldest first; of the gateway's events the newest. */
export async function recordsOf(db: Database, { order_id, gateway_order_id }: OrderRow) {
  const [history, disputes, events, documents] = await Promise.all([
    db<HistoryRow & { order_id: string }>('order_history').where({ order_id }).orderBy('history_id'),
    db<DisputeRow & { order_id: string }>('disputes').where({ order_id }).orderBy('created_at'),
    gateway_order_id === null ? [] : eventsOf(db, gateway_order_id),
    db<DocumentRow & { order_id: string }>('documents')
      .where({ order_id })
      .orderBy('issued_at')
      .select('number', 'kind', 'issued_at', 'total_paise', 'refund_id'),
  ]);
  return { history, disputes, events, documents };
}
export type OrderRecords = Awaited<ReturnType<typeof recordsOf>>;

const eventsOf = (db: Database, gatewayOrderId: string): Promise<EventRow[]> =>
  db<EventRow>('gateway_events')
    .whereRaw(`${orderOfEvent} = ?`, gatewayOrderId)
    .orderBy('received_at', 'desc')
    .limit(eventsShown)
    .select('event_id', 'type', 'received_at', 'processed_at', 'outcome', 'attempts', 'last_error');
