import type { RefundReason } from '@vidyapath/http/commerce-names';
import type { AuditContext } from '@vidyapath/service-kit/audit/audit';
import { findPerson } from '@vidyapath/service-kit/domain/people/people.repository';
import type { Knex } from 'knex';
import type { CommerceContext } from '../../../context';
import { releaseCoupon } from '../../coupons/coupons';
import { barredCourses, findStoredCourses } from '../../courses/courses';
import { findOwned, findOwningOrder } from '../../grants/grants';
import { putUnderReview } from '../attention/put-under-review';
import { type ItemRow, itemsOf } from '../order-items.repository';
import { lockBuyer, lockOrder, type OrderRow } from '../orders.repository';
import { bookRefund } from '../refunding/book-refund';
import { refundShare } from '../refunding/refund-share';
import { smallestRefund } from '../refunding/refunds.policy';
import type { Judgement } from './judge-capture';
import { payOrder } from './pay-order';
import type { PaymentRow } from './payments.repository';

interface Capture {
  order: OrderRow;
  payment: PaymentRow;
  judgement: Extract<Judgement, 'pays' | 'late' | 'surplus'>;
  at: Date;
  /** Of staff that accepts it. */
  by?: AuditContext;
  note?: string;
}

/** Handles a captured payment of an order that is locked: it pays the order, or is paid back. */
export async function acceptCapture(
  ctx: CommerceContext,
  trx: Knex.Transaction,
  { order, payment, judgement, at, by, note }: Capture,
): Promise<void> {
  const { order_id, user_id } = order;
  const paymentId = payment.gateway_payment_id;
  const back = { payment, at, ...(by && { by }) };
  if (judgement === 'surplus') {
    await bookRefund(ctx, trx, order, { ...back, cause: 'surplus', items: [], reason: 'paid twice' });
    return;
  }
  await lockBuyer(trx, user_id);
  const items = await itemsOf(trx, [order_id]);
  if ((await findPerson(trx, user_id))?.deleted) {
    const reason = 'the account was erased';
    await releaseCoupon(trx, order_id);
    const why = { reason: 'account-erased' as const, orderId: null };
    await bookRefund(ctx, trx, order, { ...back, cause: 'not-honoured', items, reason, why });
    await putUnderReview(ctx.events, trx, await lockOrder(trx, order_id), { subject: paymentId, reason, at });
    return;
  }
  const owned = await findOwned(trx, user_id, items);
  const wanted = items.filter(({ item_id }) => !owned.has(item_id));
  const twice = items.filter(({ item_id }) => owned.has(item_id));
  const orderId = twice.length > 0 ? await findOwningOrder(trx, user_id, twice) : null;
  const honoured = (judgement === 'late' ? owned.size === 0 : wanted.length > 0) && !(await anyCourseGone(trx, items));
  if (!honoured) {
    const reason = owned.size > 0 ? 'owned by now' : 'not to be had any more';
    await releaseCoupon(trx, order_id);
    const why = { reason: whyNotHonoured(judgement, owned.size > 0, orderId), orderId };
    await bookRefund(ctx, trx, order, { ...back, cause: 'not-honoured', items, reason, why });
    return;
  }
  // The gateway pays back no less than a rupee: an item that cost less gives its access a second time.
  const goesBack = twice.length > 0 && (await refundShare(trx, order, payment, twice)).amount >= smallestRefund;
  const remark = note ?? (judgement === 'late' ? `captured after it was ${order.status}` : undefined);
  const paid = await payOrder(ctx, trx, order, {
    paymentId,
    items: goesBack ? wanted : items,
    now: at,
    ...(by && { by }),
    ...(remark && { note: remark }),
  });
  if (!goesBack) return;
  const why = { reason: 'owned-by-order' as const, orderId };
  const reason = 'owned by an order paid before';
  await bookRefund(ctx, trx, paid, { ...back, cause: 'surplus', items: twice, reason, why });
}

/** Whether a course of these items is deleted in catalogue, or about to be. */
async function anyCourseGone(trx: Knex.Transaction, items: readonly ItemRow[]): Promise<boolean> {
  const ids = items.flatMap(({ course_id }) => course_id ?? []);
  const rows = await findStoredCourses(trx, ids);
  return rows.some(({ deleted }) => deleted) || (await barredCourses(trx, ids)).size > 0;
}

/** For the buyer. A late payment of what staff has given meanwhile names no order. */
function whyNotHonoured(judgement: Judgement, isOwned: boolean, orderId: string | null): RefundReason {
  if (!isOwned) return 'not-for-sale';
  return judgement === 'late' && orderId === null ? 'late' : 'owned-by-order';
}
