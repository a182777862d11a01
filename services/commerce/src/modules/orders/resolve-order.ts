import type { Order, ResolveBody } from '@vidyapath/http/commerce-orders';
import { recordAudit } from '@vidyapath/service-kit/audit/audit';
import type { Database } from '@vidyapath/service-kit/database/database';
import { badRequest, notFound } from '@vidyapath/service-kit/http/errors';
import type { Knex } from 'knex';
import type { Write } from '@vidyapath/service-kit/http/write';
import type { EndDisputes } from '../disputes/end-disputes';
import type { FailedRefunds, StaffDecision } from '../refunds/failed-refunds';
import { unsettledRefunds } from '../refunds/refunds.repository';
import { addHistory } from './order-history';
import { nothingToResolve } from './order-refusals';
import { presentNow } from './present-now';
import { loosePayments, type ResolveReview } from './resolve-review';
import { findOrder, lockOrder, type OrderRow } from './orders.repository';

export interface ResolveOrderDependencies {
  db: Database;
  review: ResolveReview;
  failedRefunds: FailedRefunds;
  endDisputes: EndDisputes;
  now: () => Date;
}

/** What staff decides about an order under review, a refund that failed, a dispute, or a coupon that was used late. */
export type ResolveOrder = (orderId: string, body: ResolveBody, write: Pick<Write, 'by'>) => Promise<Order>;

/** Staff has seen that the coupon was used once more than it may be. */
const endLateCoupon = (trx: Knex.Transaction, order_id: string, at: Date): Promise<number> =>
  trx('coupon_uses').where({ order_id, state: 'late', settled_at: null }).update({ settled_at: at });

export function createResolveOrder(dependencies: ResolveOrderDependencies): ResolveOrder {
  const { db, review, failedRefunds, endDisputes, now } = dependencies;

  const grant = async (trx: Knex.Transaction, order: OrderRow, decision: StaffDecision): Promise<void> => {
    if (order.review !== null) await review.grant(trx, order, decision);
    const disputed = await endDisputes(trx, order.order_id, { at: decision.at, onlyLost: false });
    const late = await endLateCoupon(trx, order.order_id, decision.at);
    if (order.review === null && !disputed && late === 0) throw nothingToResolve();
  };

  const refund = async (trx: Knex.Transaction, order: OrderRow, decision: StaffDecision): Promise<void> => {
    const failed = await unsettledRefunds(trx, order.order_id);
    for (const row of failed) await failedRefunds.again(trx, row, decision);
    const disputed = await endDisputes(trx, order.order_id, { at: decision.at, onlyLost: true });
    const sentAgain = failed.length > 0;
    if (order.review !== null) return review.refund(trx, order, { ...decision, sentAgain });
    if (!sentAgain && !disputed) throw nothingToResolve();
  };

  const payOtherwise = async (
    trx: Knex.Transaction,
    order: OrderRow,
    reference: string | undefined,
    decision: StaffDecision,
  ): Promise<void> => {
    if (!reference) throw badRequest('reference', 'The reference of the bank transfer is missing.');
    const failed = await unsettledRefunds(trx, order.order_id);
    if (failed.length === 0) throw nothingToResolve();
    for (const row of failed) await failedRefunds.paidOtherwise(trx, row, reference, decision);
  };

  const act = (
    trx: Knex.Transaction,
    order: OrderRow,
    { action, reference }: ResolveBody,
    decision: StaffDecision,
  ): Promise<void> => {
    if (action === 'grant') return grant(trx, order, decision);
    return action === 'refund' ? refund(trx, order, decision) : payOtherwise(trx, order, reference, decision);
  };

  return async (orderId, body, { by }) => {
    if (!(await findOrder(db, orderId))) throw notFound();
    await db.transaction(async (trx) => {
      const order = await lockOrder(trx, orderId);
      const at = now();
      await act(trx, order, body, { reason: body.reason, at, by });
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
  };
}
