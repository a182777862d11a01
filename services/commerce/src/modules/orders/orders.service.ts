import type { Order, OrderListQuery } from '@vidyapath/http/commerce-orders';
import { isEditor } from '@vidyapath/http/roles';
import type { SessionUser } from '@vidyapath/service-kit/auth/session-user';
import type { Database } from '@vidyapath/service-kit/database/database';
import { notFound } from '@vidyapath/service-kit/http/errors';
import { presentList } from '@vidyapath/service-kit/lists/present-list';
import type { CommerceContext } from '../../context';
import { viewsOf } from './order-view';
import { presentNow } from './present-now';
import { presentOrder } from './orders.presenter';
import { findOrder, listOrdersOf, type OrderRow, withAmounts } from './orders.repository';

export type Requester = Pick<SessionUser, 'id' | 'role'>;

/** The order, for its buyer. @throws {HttpProblem} 404 for everybody else */
export async function ownOrder(db: Database, { id }: Requester, orderId: string): Promise<OrderRow> {
  const order = await findOrder(db, orderId);
  if (order?.user_id !== id) throw notFound();
  return order;
}

/** The order, for its buyer and for staff. @throws {HttpProblem} 404 for everybody else */
export async function visibleOrder(db: Database, { id, role }: Requester, orderId: string): Promise<OrderRow> {
  const order = await findOrder(db, orderId);
  if (!order || (order.user_id !== id && !isEditor(role))) throw notFound();
  return order;
}

export const listOrders = async ({ db }: CommerceContext, requester: Requester, query: OrderListQuery) =>
  presentList(await listOrdersOf(db, requester.id, query), async (rows) =>
    (await viewsOf(db, rows.map(withAmounts))).map(presentOrder),
  );

export async function getOrder({ db }: CommerceContext, requester: Requester, orderId: string): Promise<Order> {
  await visibleOrder(db, requester, orderId);
  return presentNow(db, orderId);
}
