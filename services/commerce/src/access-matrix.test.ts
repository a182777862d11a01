import { describeAccessMatrix } from '@vidyapath/kit-testing/access-matrix';
import { offersMatrix } from './testing/offers-matrix';
import { ordersMatrix } from './testing/orders-matrix';
import { startTestCommerce, type TestCommerce } from './testing/test-commerce';

let started: TestCommerce | undefined;
const commerce = (): TestCommerce => {
  if (!started) throw new Error('Commerce runs from the first test on.');
  return started;
};
const offers = offersMatrix(() => commerce().db);
const orders = ordersMatrix(commerce);

async function start() {
  started = await startTestCommerce();
  await offers.prepare();
  await orders.prepare();
  const { app, tokens, stop } = started;
  return { app, headersOf: tokens.as, signer: tokens, close: stop };
}

describeAccessMatrix(start, [...offers.rows, ...orders.rows]);
