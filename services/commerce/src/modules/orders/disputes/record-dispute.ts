import type { Knex } from 'knex';
import type { CommerceContext } from '../../../context';
import { raiseAttention } from '../attention/raise-attention';
import { addHistory } from '../order-history';
import { lockOrder, type OrderRow } from '../orders.repository';
import { findPayment, type PaymentRow } from '../paying/payments.repository';
import { endProcessed } from '../refunding/end-refund';
import { takeOverRefund } from '../refunding/take-over-refund';
import type { GatewayDispute } from './gateway-dispute';

/** Staff has nothing to do about these. */
const settled = ['won', 'closed'];
/** They come in any order; nothing follows these. */
const ended = [...settled, 'lost'];

/** Keeps a dispute about a payment of the order. It leaves access alone until it is lost; then it counts as a refund without a call to the gateway. */
export const recordDispute = (ctx: CommerceContext, orderId: string, dispute: GatewayDispute): Promise<void> =>
  ctx.db.transaction(async (trx) => {
    const order = await lockOrder(trx, orderId);
    const payment = await findPayment(trx, dispute.payment_id);
    if (payment?.order_id !== orderId) return;
    const known = await trx('disputes')
      .where('dispute_id', dispute.id)
      .first<{ status: string; settled_at: Date | null } | undefined>('status', 'settled_at');
    if (known?.status === dispute.status || ended.includes(known?.status ?? '')) return;
    const at = ctx.now();
    const fields = {
      amount_paise: dispute.amount,
      status: dispute.status,
      respond_by: dispute.respond_by ? new Date(dispute.respond_by * 1_000) : null,
      updated_at: at,
      // What staff had ended while it was open is open again once it is lost.
      ...(dispute.status === 'lost' && { settled_at: null }),
    };
    await trx('disputes')
      .insert({
        dispute_id: dispute.id,
        gateway_payment_id: dispute.payment_id,
        order_id: orderId,
        created_at: at,
        ...fields,
      })
      .onConflict('dispute_id')
      .merge(fields);
    await addHistory(trx, { order_id: orderId, at, event: 'dispute', note: `${dispute.id} ${dispute.status}` });
    const isNew = !known || (known.settled_at !== null && dispute.status === 'lost');
    if (isNew && !settled.includes(dispute.status))
      await raiseAttention(ctx.events, trx, { kind: 'dispute', id: dispute.id, order }, at);
    if (dispute.status === 'lost') await lose(ctx, trx, order, payment, dispute);
  });

async function lose(
  ctx: CommerceContext,
  trx: Knex.Transaction,
  order: OrderRow,
  payment: PaymentRow,
  dispute: GatewayDispute,
): Promise<void> {
  const at = ctx.now();
  const refund = await takeOverRefund(ctx, trx, order, {
    payment,
    amount: dispute.amount,
    cause: 'dispute',
    reason: 'a dispute was lost',
    at,
    external: { idempotencyKey: `dispute-${dispute.id}`, gatewayRefundId: null },
    review: { reason: `a dispute of ${dispute.amount} was lost`, subject: dispute.id },
  });
  if (refund) await endProcessed(ctx, trx, refund, at);
}
