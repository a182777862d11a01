import type { Database } from '@vidyapath/service-kit/database/database';

export interface Waiting {
  events_waiting: number;
  events_failing: number;
  oldest_event_seconds: number;
  orders_overdue: number;
  reviews: number;
  refunds_failed: number;
  disputes: number;
}

/** An event that failed so often is not only late. */
const failingFrom = 3;
/** Orders are expired within moments of their time; a call to the gateway may take longer. */
const overdueAfter = '10 minutes';

/** What waits to be done by jobs, and by staff. */
export async function findWaiting(db: Database, now: Date): Promise<Waiting> {
  const { rows } = await db.raw<{ rows: [Waiting] }>(
    `select
       (select count(*)::int from gateway_events where processed_at is null) as events_waiting,
       (select count(*)::int from gateway_events where processed_at is null and attempts >= ${failingFrom}) as events_failing,
       (select coalesce(greatest(extract(epoch from cast(:now as timestamptz) - min(received_at)), 0), 0)::float from gateway_events
         where processed_at is null) as oldest_event_seconds,
       (select count(*)::int from orders where status = 'pending' and review is null
         and expires_at < cast(:now as timestamptz) - interval '${overdueAfter}' and not exists (select from payments
           where payments.order_id = orders.order_id and payments.status in ('created', 'authorized'))) as orders_overdue,
       (select count(*)::int from orders where review is not null) as reviews,
       (select count(*)::int from refunds where status = 'failed' and paid_otherwise is null) as refunds_failed,
       (select count(*)::int from disputes where status not in ('won', 'closed') and settled_at is null) as disputes`,
    { now },
  );
  return rows[0];
}

/** Numbers that a series has given out and that no document has, and paid orders of the last year without a document. */
export async function countMissingDocuments(db: Database, now: Date): Promise<{ numbers: number; invoices: number }> {
  const { rows } = await db.raw<{ rows: [{ numbers: number; invoices: number }] }>(
    `select
       (select coalesce(sum(abs(last_number - kept)), 0)::int from document_series, lateral (
         select count(*) as kept, min(keep_until) as keep_until from documents where starts_with(number, prefix)) series
         where series.keep_until is null or series.keep_until >= cast(:now as date)) as numbers,
       (select count(*)::int from payments where pays_order and captured_at > cast(:now as timestamptz) - interval '1 year'
         and not exists (select from documents where documents.order_id = payments.order_id)) as invoices`,
    { now },
  );
  return rows[0];
}
