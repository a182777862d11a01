import { useListState } from '@vidyapath/client/screens/use-list-state';
import { useLanguage, useT } from '@vidyapath/client/screens/use-t';
import { orderStatuses } from '@vidyapath/http/commerce-names';
import type { AdminOrder } from '@vidyapath/http/commerce-reports';
import { adminOrderSortFields } from '@vidyapath/http/sort-fields';
import { safeListParams } from '@vidyapath/remote-kit/list-params';
import { ListView } from '@vidyapath/remote-kit/list-view';
import { useMemo } from 'react';
import { Page } from '@vidyapath/remote-kit/page';
import { dayIn } from '@vidyapath/client/formats/days';
import { useFilters } from '@vidyapath/remote-kit/use-filters';
import { useAllOrdersQuery } from './api/orders.endpoints';
import { OrderFilters, orderFilters } from './components/order-filters';
import { orderColumns } from './lib/order-columns';

const idOf = ({ order_id }: AdminOrder) => order_id;

/** Orders of everyone; search, filters, order and page are in the URL. */
export function OrdersPage() {
  const t = useT();
  const language = useLanguage();
  const controls = useListState();
  const filters = useFilters(orderFilters);
  const { status, from, to } = filters.values;
  const answer = useAllOrdersQuery(
    {
      ...safeListParams(controls.state, adminOrderSortFields),
      status: orderStatuses.find((known) => known === status),
      from: dayIn(from),
      to: dayIn(to),
    },
    { refetchOnMountOrArgChange: true },
  );
  const columns = useMemo(() => orderColumns(t, language), [t, language]);
  const filter = useMemo(() => ({ ...filters, element: <OrderFilters filters={filters} /> }), [filters]);
  return (
    <Page title={t('orders.title')} lead={t('orders.lead')}>
      <div>
        <ListView messagePrefix="orders" rowKey={idOf} {...{ answer, controls, columns, filter }} />
      </div>
    </Page>
  );
}
