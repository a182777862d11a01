import type { Database } from '@vidyapath/service-kit/database/database';

/** A refund of a row of `payments` that failed and waits for staff. */
const failedForStaff = `select from refunds where refunds.gateway_payment_id = payments.gateway_payment_id
  and refunds.status = 'failed' and paid_otherwise is null`;

/** Notes of refunds that did not fail after all. */
const validNotes = `select documents.* from documents join refunds using (refund_id) where refunds.status <> 'failed'`;

/** Rows that break a rule which holds over all states; each query names what it finds. */
const broken: Record<string, string> = {
  'a payment counts other refunds than it has': `
    select gateway_payment_id from payments
     where refunded_paise <> (select coalesce(sum(amount_paise), 0) from refunds
                               where refunds.gateway_payment_id = payments.gateway_payment_id and refunds.status <> 'failed')`,
  'more goes back than came in': `
    select gateway_payment_id from payments where refunded_paise > amount_paise`,
  'the items of an order do not sum to it': `
    select order_id from orders join order_items using (order_id) group by order_id
    having sum(order_items.total_paise) <> max(orders.total_paise)
        or sum(order_items.refunded_paise) <> max(orders.refunded_paise)`,
  'an item is refunded without a refund': `
    select item_id from order_items
     where refunded_paise > 0 and not exists (select from refund_items where refund_items.item_id = order_items.item_id and live)`,
  'an item that was paid gives no access': `
    select item_id from order_items join orders using (order_id)
     where status in ('paid', 'partially_refunded')
       and not exists (select from refund_items where refund_items.item_id = order_items.item_id and live)
       and not exists (select from grants where grants.item_id = order_items.item_id and revoked_at is null)`,
  'an item gives access that is not paid': `
    select item_id from order_items join orders using (order_id)
     where exists (select from grants where grants.item_id = order_items.item_id and revoked_at is null)
       and (status not in ('paid', 'partially_refunded')
            or exists (select from refund_items where refund_items.item_id = order_items.item_id and live))`,
  'a coupon counts other uses than it has': `
    select coupon_id from coupons
     where used <> (select count(*) from coupon_uses where coupon_uses.coupon_id = coupons.coupon_id and state = 'used')
        or reserved <> (select count(*) from coupon_uses where coupon_uses.coupon_id = coupons.coupon_id and state = 'reserved')`,
  'a coupon is held by an order that is not pending': `
    select order_id from coupon_uses join orders using (order_id) where state = 'reserved' and status <> 'pending'`,
  'money is in and neither an order, a review nor a refund knows of it': `
    select gateway_payment_id from payments join orders using (order_id)
     where payments.status = 'captured' and not pays_order and review is null and payments.refunded_paise < amount_paise
       and not exists (${failedForStaff})`,
  'an order is refunded and money of it is left': `
    select order_id from orders join payments using (order_id)
     where orders.status = 'refunded' and pays_order and payments.refunded_paise < amount_paise
       and not exists (${failedForStaff})`,
  'a refund that failed waits although all of it went back': `
    select refund_id from refunds join payments using (gateway_payment_id)
     where refunds.status = 'failed' and paid_otherwise is null and payments.refunded_paise = payments.amount_paise`,
  'a paid order has no invoice': `
    select order_id from orders
     where paid_at is not null and total_paise > 0
       and (select count(*) from documents where documents.order_id = orders.order_id and refund_id is null) <> 1`,
  'an order that was never paid has an invoice': `
    select order_id from orders where paid_at is null and exists (select from documents where documents.order_id = orders.order_id)`,
  'a processed refund of items has no credit note': `
    select refund_id from refunds
     where status = 'processed' and cause not in ('dispute', 'not-honoured')
       and exists (select from refund_items where refund_items.refund_id = refunds.refund_id)
       and not exists (select from documents where documents.refund_id = refunds.refund_id)
       and (select total_paise from orders where orders.order_id = refunds.order_id) >
         (select coalesce(sum(total_paise), 0) from (${validNotes}) notes where notes.order_id = refunds.order_id)`,
  'notes take back more than the invoice': `
    select order_id from (${validNotes}) notes join orders using (order_id)
     group by order_id having sum(notes.total_paise) > max(orders.total_paise)`,
  'the sales report takes back other amounts than valid notes do': `
    select 1 where (select coalesce(sum(refunded_paise), 0) from sales_days where dimension = 'all')
      <> (select coalesce(sum(total_paise), 0) from (${validNotes}) notes)`,
};

/** What is broken now; empty when nothing is. */
export async function brokenInvariants(db: Database): Promise<string[]> {
  const found: string[] = [];
  for (const [name, sql] of Object.entries(broken)) {
    const { rows } = await db.raw<{ rows: object[] }>(sql);
    if (rows.length > 0) found.push(`${name}: ${JSON.stringify(rows.slice(0, 3))}`);
  }
  return found;
}
