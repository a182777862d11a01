import type { MatrixRow } from '@vidyapath/kit-testing/matrix-row';
import { offersMatrix } from './offers-matrix';
import { ordersMatrix } from './orders-matrix';
import { startTestCommerce, type TestCommerce } from './test-commerce';

let started: TestCommerce | undefined;
const commerce = (): TestCommerce => {
  if (!started) throw new Error('Commerce runs from the first test on.');
  return started;
};
const offers = offersMatrix(() => commerce().db);
const orders = ordersMatrix(commerce);

export async function startWithRecords() {
  started = await startTestCommerce();
  await offers.prepare();
  await orders.prepare();
  const { app, tokens, stop } = started;
  return { app, headersOf: tokens.as, signer: tokens, close: stop };
}

export const accessRows: readonly MatrixRow[] = [...offers.rows, ...orders.rows];
