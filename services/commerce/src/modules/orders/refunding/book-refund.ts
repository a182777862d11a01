import { randomUUID } from 'node:crypto';
import { type AuditContext, platformActor, recordAudit } from '@vidyapath/service-kit/audit/audit';
import type { RefundReason } from '@vidyapath/http/commerce-names';
import type { Events } from '@vidyapath/service-kit/events/events';
import type { Knex } from 'knex';
import type { CommerceContext } from '../../../context';
import { revokeItems } from '../../grants/grants';
import { addHistory, moveOrder } from '../order-history';
import type { ItemRow } from '../order-items.repository';
import type { OrderRow } from '../orders.repository';
import { countRefund, findPayment, moneyLeft, type PaymentRow } from '../paying/payments.repository';
import { addRefundJob } from './refund-job';
import { refundShare } from './refund-share';
import { amountOf } from './refunds.policy';
import { insertRefund, refundedItems, type RefundCause, type RefundRow, unsettledRefunds } from './refunds.repository';

export interface Booking {
  payment: Pick<PaymentRow, 'gateway_payment_id' | 'amount_paise' | 'refunded_paise'>;
  /** Empty: money of a payment that does not pay the order, or a part that somebody else has paid back. */
  items: readonly ItemRow[];
  /** Without items; left out, all that is left of the payment. */
  amount?: number;
  cause: RefundCause;
  reason: string;
  /** For the buyer, of a refund that the platform makes by itself; `orderId` gave the items before. */
  why?: { reason: RefundReason; orderId: string | null };
  at: Date;
  by?: AuditContext;
  /** Of a refund that is not sent from here: the gateway has made it, or a dispute was lost. */
  external?: { idempotencyKey: string; gatewayRefundId: string | null };
}

/** Why a refund ended a grant, so that it can be given back. */
export const revokeReason = (refundId: string): string => `refund ${refundId}`;

/**
 * Books a refund of an order that is locked: counters, status, and the end of the access that its items gave. From then on the
 * same money cannot be paid back again; the gateway is called afterwards.
 */
export async function bookRefund(
  { events, jobs }: CommerceContext,
  trx: Knex.Transaction,
  order: OrderRow,
  { payment, items, cause, reason, why, at, by = platformActor, external, ...rest }: Booking,
): Promise<RefundRow> {
  const { order_id } = order;
  const paymentId = payment.gateway_payment_id;
  const share = items.length > 0 ? await refundShare(trx, order, payment, items) : undefined;
  const amount = share?.amount ?? rest.amount ?? moneyLeft(payment);
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
    share?.items ?? [],
  );
  await countRefund(trx, paymentId, amount, at);
  if (share) await takeBackItems(events, trx, order, refund, share.items, at);
  else await addHistory(trx, { order_id, at, event: 'refund-booked', note: `${cause} ${amount} of ${paymentId}` });
  await recordAudit(trx, {
    by,
    action: 'refund.created',
    resource: { type: 'refund', id: refund.refund_id },
    after: { order_number: order.order_number, amount_paise: amount, cause, reason },
  });
  await settleFailed(trx, order, refund);
  if (!external) await addRefundJob(jobs, trx, refund.refund_id);
  return refund;
}

/** Counts the items of a refund as paid back and ends the access that they gave. */
export async function takeBackItems(
  events: Events,
  trx: Knex.Transaction,
  order: OrderRow,
  refund: RefundRow,
  items: readonly ItemRow[],
  at: Date,
): Promise<void> {
  const refunded = order.refunded_paise + amountOf(items);
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
  await revokeItems(events, trx, refund.item_ids, revokeReason(refund.refund_id), at);
}

/** What failed before needs no decision where its items, or all money of its payment, go back by this refund. */
async function settleFailed(trx: Knex.Transaction, order: OrderRow, refund: RefundRow): Promise<void> {
  const { order_id, gateway_payment_id } = refund;
  const failed = (await unsettledRefunds(trx, order_id)).filter(
    (earlier) => earlier.gateway_payment_id === gateway_payment_id,
  );
  if (failed.length === 0) return;
  const payment = await findPayment(trx, gateway_payment_id);
  const refunded = await refundedItems(trx, order_id);
  const settled = failed.filter(
    (earlier) =>
      (payment && moneyLeft(payment) === 0) ||
      (isOfItems(order, earlier) && earlier.item_ids.every((id) => refunded.has(id))),
  );
  await trx('refunds')
    .whereIn(
      'refund_id',
      settled.map(({ refund_id }) => refund_id),
    )
    .update({ paid_otherwise: `refund ${refund.refund_id}` });
}

/** Whether its items are counted by the order; those of a late capture that was not honoured stay counted. */
export const isOfItems = (order: OrderRow, { item_ids }: RefundRow): boolean =>
  item_ids.length > 0 && order.paid_at !== null;
