import type { SimulatorContext } from '../../context';
import { GatewayError } from '../../lib/gateway-error';
import { orderOf } from '../orders/orders';
import { pay, type PayBody, paymentOf } from '../payments/payments';
import { presentOffer, presentResult } from './checkout.presenter';

export function assertKey({ keyId }: SimulatorContext, key: string): void {
  if (key !== keyId) throw new GatewayError(401, 'The api key provided is invalid');
}

export const getOffer = async ({ db }: SimulatorContext, orderId: string) => presentOffer(await orderOf(db, orderId));

export const getResult = async ({ db, keySecret }: SimulatorContext, paymentId: string) =>
  presentResult(await paymentOf(db, paymentId), keySecret);

export const payOnPage = async (ctx: SimulatorContext, body: PayBody, evenIfPaid?: boolean) =>
  presentResult(await pay(ctx, body, evenIfPaid), ctx.keySecret);
