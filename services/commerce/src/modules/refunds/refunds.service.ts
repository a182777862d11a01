import type { Refund, RefundBody } from '@vidyapath/http/commerce-orders';
import { isEditor } from '@vidyapath/http/roles';
import type { Database } from '@vidyapath/service-kit/database/database';
import { conflict } from '@vidyapath/service-kit/http/errors';
import { answerOnce } from '@vidyapath/service-kit/idempotency/idempotency';
import type { Write } from '@vidyapath/service-kit/http/write';
import { itemsOf } from '../orders/order-items.repository';
import { lockBuyer, lockOrder } from '../orders/orders.repository';
import { type Requester, visibleOrder } from '../orders/orders.service';
import { paymentsOf } from '../payments/payments.repository';
import type { BookRefund } from './book-refund';
import { refundShare } from './refund-share';
import { assertEnough, itemsToRefund } from './refunds.policy';
import { presentRefund } from './refunds.presenter';
import { refundedItems, wasRefunded } from './refunds.repository';

export interface RefundsServiceDependencies {
  db: Database;
  bookRefund: BookRefund;
  now: () => Date;
}

export function createRefundsService({ db, bookRefund, now }: RefundsServiceDependencies) {
  return {
    /** Booked with the answer, so that access ends at once; the gateway is asked by a job. */
    async request(
      requester: Requester,
      orderId: string,
      { item_ids, reason }: RefundBody,
      { by, idempotencyKey }: Write,
    ): Promise<Refund> {
      const { user_id } = await visibleOrder(db, requester, orderId);
      return db.transaction((trx) =>
        answerOnce(trx, idempotencyKey, async () => {
          const order = await lockOrder(trx, orderId);
          await lockBuyer(trx, user_id);
          const at = now();
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
          return presentRefund(await bookRefund(trx, order, { payment, items: chosen, cause, reason, at, by }), null);
        }),
      );
    },
  };
}

export type RefundsService = ReturnType<typeof createRefundsService>;
