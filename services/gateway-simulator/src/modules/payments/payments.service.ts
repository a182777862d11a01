import type { Database } from '@vidyapath/service-kit/database/database';
import type { Static } from 'typebox';
import { assertRupees } from '../../lib/amounts';
import { GatewayError, unknownId } from '../../lib/gateway-error';
import { collectionOf, type ListQuery } from '../../lib/lists';
import type { OrdersRepository } from '../orders/orders.repository';
import type { PaymentMoves } from './payment-moves';
import { presentPayment } from './payments.presenter';
import type { PaymentsRepository } from './payments.repository';
import type { CaptureBodySchema } from './payments.schema';

export interface PaymentsOptions {
  db: Database;
  orders: OrdersRepository;
  payments: PaymentsRepository;
  moves: PaymentMoves;
  listedUntil: () => Promise<Date | undefined>;
}

export function createPaymentsService({ db, orders, payments, moves, listedUntil }: PaymentsOptions) {
  return {
    async fetch(id: string) {
      const row = await payments.find(id);
      if (!row) throw unknownId();
      return presentPayment(row);
    },
    list: async (query: ListQuery) =>
      collectionOf((await payments.list(query, await listedUntil())).map(presentPayment)),

    async ofOrder(orderId: string, { count = 10, skip = 0 }: ListQuery) {
      if (!(await orders.find(orderId))) throw unknownId();
      return collectionOf((await payments.ofOrder(orderId)).slice(skip, skip + count).map(presentPayment));
    },

    capture: (id: string, { amount, currency = 'INR' }: Static<typeof CaptureBodySchema>) =>
      db.transaction(async (trx) => {
        const found = await payments.find(id, trx);
        if (!found) throw unknownId();
        // In the order in which a payment of the page locks them.
        await orders.lock(trx, found.order_id);
        const row = (await payments.lock(trx, id)) ?? found;
        assertRupees(currency);
        if (row.status === 'captured' || row.status === 'refunded')
          throw new GatewayError(400, 'This payment has already been captured');
        if (row.status !== 'authorized')
          throw new GatewayError(400, 'Only payments which have been authorized and not yet captured can be captured');
        if (amount !== row.amount)
          throw new GatewayError(400, 'Capture amount must be equal to the amount authorized', { field: 'amount' });
        return presentPayment(await moves.capture(trx, row));
      }),
  };
}

export type PaymentsService = ReturnType<typeof createPaymentsService>;
