import { asProblem } from '@vidyapath/client/requests/client-problem';
import { usePageTitle } from '@vidyapath/client/screens/use-page-title';
import { useT } from '@vidyapath/client/screens/use-t';
import { Button, EmptyState } from '@vidyapath/ui';
import { Link as RouterLink, useParams } from 'react-router';
import { LoadFailed } from '@vidyapath/remote-kit/load-failed';
import { Loading } from '@vidyapath/remote-kit/loading';
import { Page } from '@vidyapath/remote-kit/page';
import { ordersPath } from '../../lib/sales-paths';
import { useOrderDetailQuery } from './api/orders.endpoints';
import { OrderContent } from './components/order-content';

/** An order with all its records, and the actions of staff. */
export function OrderPage() {
  const t = useT();
  const { orderId = '' } = useParams();
  const { data: order, error, isFetching, refetch } = useOrderDetailQuery(orderId, { refetchOnMountOrArgChange: true });
  const heading = order && t('order.heading', { number: order.order_number });
  usePageTitle(heading);
  const content = () => {
    if (order) return <OrderContent order={order} />;
    if (!error) return <Loading />;
    if (![400, 404].includes(asProblem(error).status))
      return <LoadFailed message={t('order.failed')} problem={error} busy={isFetching} onRetry={refetch} />;
    const action = (
      <Button component={RouterLink} to={ordersPath} variant="contained">
        {t('order.toOrders')}
      </Button>
    );
    return <EmptyState title={t('order.missing')} action={action} />;
  };
  return <Page title={heading ?? t('order.title')}>{content()}</Page>;
}
