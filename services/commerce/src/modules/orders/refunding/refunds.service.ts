import type { Refund, RefundBody } from '@vidyapath/http/commerce-orders';
import { isEditor } from '@vidyapath/http/roles';
import { conflict } from '@vidyapath/service-kit/http/errors';
import type { Write } from '@vidyapath/service-kit/http/write';
import { answerOnce } from '@vidyapath/service-kit/idempotency/idempotency';
import type { CommerceContext } from '../../../context';
import { itemsOf } from '../order-items.repository';
import { lockBuyer, lockOrder } from '../orders.repository';
import { type Requester, visibleOrder } from '../orders.service';
import { paymentsOf } from '../paying/payments.repository';
import { bookRefund } from './book-refund';
import { refundShare } from './refund-share';
import { assertEnough, itemsToRefund } from './refunds.policy';
import { presentRefund } from './refunds.presenter';
import { refundedItems, wasRefunded } from './refunds.repository';

/** Booked with the answer, so that access ends at once; the gateway is asked by a job. */
export async function requestRefund(
  ctx: CommerceContext,
  requester: Requester,
  orderId: string,
  { item_ids, reason }: RefundBody,
  { by, idempotencyKey }: Write,
): Promise<Refund> {
  const { user_id } = await visibleOrder(ctx.db, requester, orderId);
  return ctx.db.transaction((trx) =>
    answerOnce(trx, idempotencyKey, async () => {
      const order = await lockOrder(trx, orderId);
      await lockBuyer(trx, user_id);
      const at = ctx.now();
      const byBuyer = !isEditor(requester.role);
      const chosen = await itemsToRefund({
        order,
        items: await itemsOf(trx, [orderId]),
        refunded: await refundedItems(trx, orderId),
        itemIds: item_ids,
        buyer: byBuyer ? { now: at, refundedBefore: (items) => wasRefunded(trx, user_id, items) } : undefined,
      });
      const payment = (await paymentsOf(trx, [orderId])).find(({ pays_order }) => pays_order);
      if (!payment) throw conflict('too-little-to-refund', 'Nothing was paid for this order.');
      assertEnough((await refundShare(trx, order, payment, chosen)).amount);
      const cause = byBuyer ? 'buyer' : 'staff';
      return presentRefund(await bookRefund(ctx, trx, order, { payment, items: chosen, cause, reason, at, by }), null);
    }),
  );
}
