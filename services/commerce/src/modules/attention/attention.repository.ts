import type { Attention } from '@vidyapath/http/commerce-reports';
import type { Database } from '@vidyapath/service-kit/database/database';

export interface AttentionRow {
  kind: Attention['kind'];
  id: string;
  order_id: string | null;
  order_number: string | null;
  amount_paise: string | null;
  detail: string | null;
  since: Date;
}

/** Of each kind the newest so many. */
export const shownOfKind = 100;
const stuckAfterMs = 10 * 60_000;
const lateCouponsShownMs = 30 * 24 * 3_600_000;

const latest = (select: string, since: string): string =>
  `(select * from (${select}) found order by ${since} desc limit ${shownOfKind})`;

const reviews = latest(
  `select 'order-review' as kind, order_id::text as id, order_id, order_number, total_paise as amount_paise, review as detail,
     updated_at as since from orders where review is not null`,
  'since',
);
const failedRefunds = latest(
  `select 'refund-failed', refund_id::text, order_id, order_number, amount_paise, last_error, failed_at as since
   from refunds join orders using (order_id) where refunds.status = 'failed' and paid_otherwise is null`,
  'since',
);
/** Open ones, and lost ones whose credit note waits. */
const disputes = latest(
  `select 'dispute', dispute_id, order_id, order_number, amount_paise, disputes.status, disputes.created_at as since
   from disputes join orders using (order_id)
   where disputes.status not in ('won', 'closed') and not (disputes.status = 'lost' and exists (
     select from refunds join documents using (refund_id) where refunds.order_id = disputes.order_id and refunds.cause = 'dispute'))`,
  'since',
);
const stuckEvents = latest(
  `select 'event-stuck', event_id, null::uuid, null, null::bigint, concat_ws(': ', type, last_error), received_at as since
   from gateway_events where processed_at is null and received_at < :stuckBefore`,
  'since',
);
const lateCoupons = latest(
  `select 'coupon-late', order_id::text, order_id, order_number, coupon_uses.discount_paise, coupon_code, paid_at as since
   from coupon_uses join orders using (order_id) where state = 'late' and paid_at >= :lateSince`,
  'since',
);

/** What is wrong with orders and their payments. */
export async function findAttention(db: Database, now: Date): Promise<AttentionRow[]> {
  const { rows } = await db.raw<{ rows: AttentionRow[] }>(
    [reviews, failedRefunds, disputes, stuckEvents, lateCoupons].join(' union all '),
    {
      stuckBefore: new Date(now.getTime() - stuckAfterMs),
      lateSince: new Date(now.getTime() - lateCouponsShownMs),
    },
  );
  return rows;
}
