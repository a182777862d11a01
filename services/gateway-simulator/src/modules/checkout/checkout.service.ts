import { GatewayError, unknownId } from '../../lib/gateway-error';
import type { OrdersRepository } from '../orders/orders.repository';
import type { PayService } from '../payments/pay.service';
import type { PayBody } from '../payments/payments.schema';
import type { PaymentsRepository } from '../payments/payments.repository';
import { presentOffer, presentResult } from './checkout.presenter';

export interface CheckoutOptions {
  orders: OrdersRepository;
  payments: PaymentsRepository;
  pay: PayService['pay'];
  keyId: string;
  keySecret: string;
}

/** The calls of the checkout page, which sends the public half of the key pair. */
export function createCheckoutService({ orders, payments, pay, keyId, keySecret }: CheckoutOptions) {
  const assertKey = (key: string): void => {
    if (key !== keyId) throw new GatewayError(401, 'The api key provided is invalid');
  };
  return {
    async offer(key: string, orderId: string) {
      assertKey(key);
      const order = await orders.find(orderId);
      if (!order) throw unknownId();
      return presentOffer(order);
    },
    async pay(key: string, body: PayBody) {
      assertKey(key);
      return presentResult(await pay(body), keySecret);
    },
    async result(key: string, paymentId: string) {
      assertKey(key);
      const payment = await payments.find(paymentId);
      if (!payment) throw unknownId();
      return presentResult(payment, keySecret);
    },
    /** The same on demand of a test, also of an order that is paid. */
    payAgain: async (body: PayBody, evenIfPaid: boolean) => presentResult(await pay(body, { evenIfPaid }), keySecret),
  };
}

export type CheckoutService = ReturnType<typeof createCheckoutService>;
