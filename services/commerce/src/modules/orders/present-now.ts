import type { Order } from '@vidyapath/http/commerce-orders';
import type { Knex } from 'knex';
import { viewsOf } from './order-view';
import { presentOrder } from './orders.presenter';
import { findOrder } from './orders.repository';

/** An order as its buyer sees it now. */
export async function presentNow(on: Knex, orderId: string): Promise<Order> {
  const order = await findOrder(on, orderId);
  const [view] = await viewsOf(on, order ? [order] : []);
  if (!view) throw new Error(`There is no order ${orderId}.`);
  return presentOrder(view);
}
