import type { AdminOrder, AdminOrderDetail, AdminOrderListQuery } from '@vidyapath/http/commerce-reports';
import { notFound } from '@vidyapath/service-kit/http/errors';
import { presentList } from '@vidyapath/service-kit/lists/present-list';
import type { CommerceContext } from '../../../context';
import { type OrderView, viewsOf } from '../order-view';
import { withAmounts } from '../orders.repository';
import { presentAdminOrder, presentDetail } from './admin-orders.presenter';
import { type AdminOrderRow, findWithBuyer, findWithBuyers } from './admin-orders.repository';
import { recordsOf } from './order-records.repository';

export const listAllOrders = async ({ db }: CommerceContext, query: AdminOrderListQuery) =>
  presentList(await findWithBuyers(db, query), async (rows): Promise<AdminOrder[]> => {
    const views = await viewsOf(db, rows.map(withAmounts));
    return views.map((view, index) => presentAdminOrder(view, rows[index] as AdminOrderRow));
  });

export async function getOrderWithHistory({ db }: CommerceContext, id: string): Promise<AdminOrderDetail> {
  const row = await findWithBuyer(db, id);
  if (!row) throw notFound();
  const [views, records] = await Promise.all([viewsOf(db, [withAmounts(row)]), recordsOf(db, row)]);
  return presentDetail(views[0] as OrderView, row, records);
}
