import type { AdminOrder, AdminOrderDetail, AdminOrderListQuery } from '@vidyapath/http/commerce-reports';
import type { Database } from '@vidyapath/service-kit/database/database';
import { notFound } from '@vidyapath/service-kit/http/errors';
import type { ListPage } from '@vidyapath/service-kit/lists/list-query';
import { presentList } from '@vidyapath/service-kit/lists/present-list';
import type { StreamedList } from '@vidyapath/service-kit/lists/streamed-list';
import { type OrderView, viewsOf } from '../orders/order-view';
import { withAmounts } from '../orders/orders.repository';
import { presentAdminOrder, presentDetail } from './admin-orders.presenter';
import { type AdminOrderRow, findWithBuyer, listOrders } from './admin-orders.repository';
import { recordsOf } from './order-records.repository';

export interface AdminOrdersService {
  list(this: void, query: AdminOrderListQuery): Promise<ListPage<AdminOrder> | StreamedList<AdminOrder>>;
  get(this: void, id: string): Promise<AdminOrderDetail>;
}

export function createAdminOrdersService(db: Database): AdminOrdersService {
  const present = async (rows: AdminOrderRow[]): Promise<AdminOrder[]> => {
    const views = await viewsOf(db, rows.map(withAmounts));
    return views.map((view, index) => presentAdminOrder(view, rows[index] as AdminOrderRow));
  };
  return {
    list: async (query) => presentList(await listOrders(db, query), present),
    async get(id) {
      const row = await findWithBuyer(db, id);
      if (!row) throw notFound();
      const [views, records] = await Promise.all([viewsOf(db, [withAmounts(row)]), recordsOf(db, row)]);
      return presentDetail(views[0] as OrderView, row, records);
    },
  };
}
