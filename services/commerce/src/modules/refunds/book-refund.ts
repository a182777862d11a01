import { randomUUID } from 'node:crypto';
import { type AuditContext, platformActor, recordAudit } from '@vidyapath/service-kit/audit/audit';
import type { RefundReason } from '@vidyapath/http/commerce-names';
import type { Knex } from 'knex';
import type { JobQueue } from '../../jobs/job-queue';
import type { ItemGrants } from '../grants/item-grants';
import { addHistory, moveOrder } from '../orders/order-history';
import { type ItemRow, itemsOf } from '../orders/order-items.repository';
import type { OrderRow } from '../orders/orders.repository';
import { countRefund, type PaymentRow } from '../payments/payments.repository';
import { amountOf } from './refunds.policy';
import { insertRefund, refundedItems, type RefundCause, type RefundRow } from './refunds.repository';

export interface Booking {
  payment: Pick<PaymentRow, 'gateway_payment_id' | 'amount_paise' | 'refunded_paise'>;
  /** Empty: all that is left of a payment that does not pay the order. */
  items: readonly ItemRow[];
  cause: RefundCause;
  reason: string;
  /** For the buyer, of a refund that the platform makes by itself; `orderId` gave the items before. */
  why?: { reason: RefundReason; orderId: string | null };
  at: Date;
  by?: AuditContext;
  /** Of a refund that is not sent from here: the gateway has made it, or a dispute was lost. */
  external?: { idempotencyKey: string; gatewayRefundId: string | null };
}

/**
 * Books a refund of an order that is locked: counters, status, and the end of the access that its items gave. From then on the
 * same money cannot be paid back again; the gateway is called afterwards.
 */
export type BookRefund = (trx: Knex.Transaction, order: OrderRow, booking: Booking) => Promise<RefundRow>;

/** Why a refund ended a grant, so that it can be given back. */
export const revokeReason = (refundId: string): string => `refund ${refundId}`;

export function createBookRefund(grants: Pick<ItemGrants, 'revoke'>, jobs: JobQueue): BookRefund {
  return async (trx, order, { payment, items, cause, reason, why, at, by = platformActor, external }) => {
    const { order_id } = order;
    const paymentId = payment.gateway_payment_id;
    const all = await withFreeOnes(trx, order, items);
    const amount = items.length > 0 ? amountOf(all) : payment.amount_paise - payment.refunded_paise;
    const refund = await insertRefund(
      trx,
      {
        refund_id: randomUUID(),
        order_id,
        gateway_payment_id: paymentId,
        amount_paise: amount,
        reason,
        cause,
        why: why?.reason ?? null,
        other_order_id: why?.orderId ?? null,
        actor_id: by.actor?.id ?? null,
        idempotency_key: external?.idempotencyKey ?? randomUUID(),
        gateway_refund_id: external?.gatewayRefundId ?? null,
        created_at: at,
      },
      all,
    );
    await countRefund(trx, paymentId, amount, at);
    if (items.length > 0) await takeBackItems(trx, grants, order, refund, at);
    else await addHistory(trx, { order_id, at, event: 'refund-booked', note: `${cause} ${amount} of ${paymentId}` });
    await recordAudit(trx, {
      by,
      action: 'refund.created',
      resource: { type: 'refund', id: refund.refund_id },
      after: { order_number: order.order_number, amount_paise: amount, cause, reason },
    });
    if (!external) await jobs.sendRefund(trx, refund.refund_id);
    return refund;
  };
}

/** Counts the items of a refund as paid back and ends the access that they gave. */
export async function takeBackItems(
  trx: Knex.Transaction,
  grants: Pick<ItemGrants, 'revoke'>,
  order: OrderRow,
  refund: RefundRow,
  at: Date,
): Promise<void> {
  const refunded = order.refunded_paise + refund.amount_paise;
  await trx('order_items')
    .whereIn('item_id', refund.item_ids)
    .update({ refunded_paise: trx.ref('total_paise') });
  const whole = refunded === order.total_paise;
  await moveOrder(trx, order, {
    event: whole ? 'refunded' : 'refunded-in-part',
    to: whole ? 'refunded' : 'partially_refunded',
    at,
    actorId: refund.actor_id,
    note: `${refund.cause}: ${refund.reason}`,
    fields: { refunded_paise: refunded },
  });
  await grants.revoke(trx, refund.item_ids, revokeReason(refund.refund_id), at);
}

/** The refund of the rest of an order includes the items that cost nothing. */
async function withFreeOnes(trx: Knex.Transaction, order: OrderRow, items: readonly ItemRow[]): Promise<ItemRow[]> {
  if (items.length === 0 || order.refunded_paise + amountOf(items) < order.total_paise) return [...items];
  const refunded = await refundedItems(trx, order.order_id);
  return (await itemsOf(trx, [order.order_id])).filter(({ item_id }) => !refunded.has(item_id));
}
