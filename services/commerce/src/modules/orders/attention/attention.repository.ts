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

/** The most entries of a kind; the newest are listed. */
export const shownOfKind = 100;
const stuckAfterMs = 10 * 60_000;
const lateCouponsShownMs = 30 * 24 * 3_600_000;

const reviews = `
  select 'order-review' as kind, order_id::text as id, order_id, order_number, total_paise as amount_paise, review as detail,
     updated_at as since from orders where review is not null`;
const failedRefunds = `
  select 'refund-failed' as kind, refund_id::text as id, order_id, order_number, amount_paise, last_error as detail, failed_at as since
   from refunds join orders using (order_id) where refunds.status = 'failed' and paid_otherwise is null`;
/** Open ones, and lost ones until staff has seen them and their credit note is issued. */
const disputes = `
  select 'dispute' as kind, dispute_id as id, order_id, order_number, amount_paise, disputes.status as detail, disputes.created_at as since
   from disputes join orders using (order_id)
   where disputes.status not in ('won', 'closed') and settled_at is null`;
export const stuckEvents = `
  select 'event-stuck' as kind, event_id as id, null::uuid as order_id, null as order_number, null::bigint as amount_paise,
     concat_ws(': ', type, last_error) as detail, received_at as since
   from gateway_events where processed_at is null and received_at < :stuckBefore`;
const lateCoupons = `
  select 'coupon-late' as kind, order_id::text as id, order_id, order_number, coupon_uses.discount_paise as amount_paise,
     coupon_code as detail, paid_at as since
   from coupon_uses join orders using (order_id) where state = 'late' and settled_at is null and paid_at >= :lateSince`;
const gatewayRefusals = `
  select 'gateway-refused' as kind, key_id as id, null::uuid as order_id, null as order_number, null::bigint as amount_paise,
     detail, since from gateway_refusals`;

/** All that is wrong with orders and their payments, as queries that take {@link timesOf}. */
const causes: readonly string[] = [reviews, failedRefunds, disputes, stuckEvents, lateCoupons, gatewayRefusals];

export const timesOf = (now: Date) => ({
  stuckBefore: new Date(now.getTime() - stuckAfterMs),
  lateSince: new Date(now.getTime() - lateCouponsShownMs),
});

/** The newest of each kind. */
export async function findAttention(db: Database, now: Date): Promise<AttentionRow[]> {
  const latest = causes.map((cause) => `(select * from (${cause}) found order by since desc limit ${shownOfKind})`);
  const { rows } = await db.raw<{ rows: AttentionRow[] }>(latest.join(' union all '), timesOf(now));
  return rows;
}
