import type { Order, ResolveBody } from '@vidyapath/http/commerce-orders';
import { recordAudit } from '@vidyapath/service-kit/audit/audit';
import { badRequest, notFound } from '@vidyapath/service-kit/http/errors';
import type { Write } from '@vidyapath/service-kit/http/write';
import type { Knex } from 'knex';
import type { CommerceContext } from '../../../context';
import { endDisputes } from '../disputes/end-disputes';
import { addHistory } from '../order-history';
import { presentNow } from '../present-now';
import { findOrder, lockOrder, type OrderRow } from '../orders.repository';
import { nothingToResolve } from '../placing/order-refusals';
import { markPaidOtherwise, refundAgain, type StaffDecision } from '../refunding/failed-refunds';
import { unsettledRefunds } from '../refunding/refunds.repository';
import { grantReviewed, loosePayments, refundReviewed } from './resolve-review';

/** What staff decides about an order under review, a refund that failed, a dispute, or a coupon that was used late. */
export async function resolveOrder(
  ctx: CommerceContext,
  orderId: string,
  body: ResolveBody,
  { by }: Pick<Write, 'by'>,
): Promise<Order> {
  const { db, now } = ctx;
  if (!(await findOrder(db, orderId))) throw notFound();
  await db.transaction(async (trx) => {
    const order = await lockOrder(trx, orderId);
    const at = now();
    await act(ctx, trx, order, body, { reason: body.reason, at, by });
    // Money that is left without an order stays visible.
    const still = (await loosePayments(trx, orderId)).length > 0 ? order.review : null;
    await trx('orders').where('order_id', orderId).update({ review: still, updated_at: at });
    const note = [body.action, body.reference, body.reason].filter(Boolean).join(': ');
    await addHistory(trx, { order_id: orderId, at, event: 'resolved', actor_id: by.actor?.id ?? null, note });
    await recordAudit(trx, {
      by,
      action: 'order.resolved',
      resource: { type: 'order', id: orderId },
      before: { review: order.review },
      after: { review: still, ...body },
    });
  });
  return presentNow(db, orderId);
}

function act(
  ctx: CommerceContext,
  trx: Knex.Transaction,
  order: OrderRow,
  { action, reference }: ResolveBody,
  decision: StaffDecision,
): Promise<void> {
  if (action === 'grant') return grant(ctx, trx, order, decision);
  if (action === 'refund') return refund(ctx, trx, order, decision);
  return payOtherwise(ctx, trx, order, reference, decision);
}

async function grant(
  ctx: CommerceContext,
  trx: Knex.Transaction,
  order: OrderRow,
  decision: StaffDecision,
): Promise<void> {
  if (order.review !== null) await grantReviewed(ctx, trx, order, decision);
  const disputed = await endDisputes(trx, order.order_id, { at: decision.at, onlyLost: false });
  const late = await endLateCoupon(trx, order.order_id, decision.at);
  if (order.review === null && !disputed && late === 0) throw nothingToResolve();
}

async function refund(
  ctx: CommerceContext,
  trx: Knex.Transaction,
  order: OrderRow,
  decision: StaffDecision,
): Promise<void> {
  const failed = await unsettledRefunds(trx, order.order_id);
  for (const row of failed) await refundAgain(ctx, trx, row, decision);
  const disputed = await endDisputes(trx, order.order_id, { at: decision.at, onlyLost: true });
  const sentAgain = failed.length > 0;
  if (order.review !== null) return refundReviewed(ctx, trx, order, decision, sentAgain);
  if (!sentAgain && !disputed) throw nothingToResolve();
}

async function payOtherwise(
  ctx: CommerceContext,
  trx: Knex.Transaction,
  order: OrderRow,
  reference: string | undefined,
  decision: StaffDecision,
): Promise<void> {
  if (!reference) throw badRequest('reference', 'The reference of the bank transfer is missing.');
  const failed = await unsettledRefunds(trx, order.order_id);
  if (failed.length === 0) throw nothingToResolve();
  for (const row of failed) await markPaidOtherwise(ctx, trx, row, reference, decision);
}

/** Staff has seen that the coupon was used once more than it may be. */
const endLateCoupon = (trx: Knex.Transaction, order_id: string, at: Date): Promise<number> =>
  trx('coupon_uses').where({ order_id, state: 'late', settled_at: null }).update({ settled_at: at });
