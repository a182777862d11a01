import { type AuditContext, platformActor, recordAudit } from '@vidyapath/service-kit/audit/audit';
import type { Knex } from 'knex';
import type { CommerceContext } from '../../../context';
import { takeCoupon } from '../../coupons/coupons';
import { countGivenOrder, issueInvoice } from '../../documents/documents';
import { giveItems } from '../../grants/grants';
import { mailOrderPaid } from '../../mails/mails';
import { raiseAttention } from '../attention/raise-attention';
import { publishPaid } from '../order-events';
import { addHistory, moveOrder } from '../order-history';
import type { ItemRow } from '../order-items.repository';
import type { OrderRow } from '../orders.repository';

interface Paid {
  /** Null: there was nothing to pay, so there is no invoice. */
  paymentId: string | null;
  /** What the order gives access to; not what the person owns already. */
  items: readonly ItemRow[];
  now: Date;
  by?: AuditContext;
  note?: string;
}

/** Marks an order that is locked as paid: status, coupon, grants, audit, mail and invoice. */
export async function payOrder(
  { events, jobs, seller }: CommerceContext,
  trx: Knex.Transaction,
  order: OrderRow,
  { paymentId, items, now, by = platformActor, note }: Paid,
): Promise<OrderRow> {
  const { order_id, order_number, user_id, coupon_code, total_paise } = order;
  if (paymentId !== null)
    await trx('payments').where('gateway_payment_id', paymentId).update({ pays_order: true, updated_at: now });
  const paid = await moveOrder(trx, order, {
    event: 'paid',
    to: 'paid',
    at: now,
    actorId: by.actor?.id ?? null,
    fields: { paid_at: now },
    ...(note && { note }),
  });
  if (coupon_code !== null && !(await takeCoupon(trx, order_id))) {
    await addHistory(trx, { order_id, at: now, event: 'coupon-late', note: coupon_code });
    await raiseAttention(events, trx, { kind: 'coupon-late', id: order_id, order }, now);
  }
  await giveItems(events, trx, user_id, items, now);
  await recordAudit(trx, {
    by,
    action: 'order.paid',
    resource: { type: 'order', id: order_id },
    after: { order_number, status: paid.status, total_paise, gateway_payment_id: paymentId },
  });
  await jobs.add(trx, mailOrderPaid, { order_id });
  await publishPaid(events, trx, paid);
  if (paymentId === null) await countGivenOrder(trx, order_id, now);
  else await issueInvoice(trx, seller, order_id, now);
  return paid;
}
