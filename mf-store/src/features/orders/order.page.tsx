import { asProblem } from '@vidyapath/client/requests/client-problem';
import { usePageTitle } from '@vidyapath/client/screens/use-page-title';
import { usePolling } from '@vidyapath/client/screens/use-polling';
import { useT } from '@vidyapath/client/screens/use-t';
import { Button, Container, EmptyState, PageHeading } from '@vidyapath/ui';
import { Link as RouterLink, useParams } from 'react-router';
import { ShopFailed } from '../../components/shop-failed';
import { ShopSkeleton } from '../../components/shop-skeleton';
import { useOrderQuery } from '../../lib/orders.endpoints';
import { ordersPath } from '../../lib/shop-paths';
import { OrderContent } from './components/order-content';
import { isMoving } from './lib/order-state';
import { useEmptiedCart } from './lib/use-emptied-cart';

const askEveryMs = 4_000;

/** Shows the real state of an order and the next step, also when it is opened directly. */
export function OrderPage() {
  const t = useT();
  const { orderId = '' } = useParams();
  const { data: order, error, isFetching, refetch } = useOrderQuery(orderId, { refetchOnMountOrArgChange: true });
  const heading = order && t('order.heading', { number: order.order_number });
  usePageTitle(heading);
  usePolling(order !== undefined && isMoving(order), askEveryMs, () => void refetch());
  useEmptiedCart(order);

  const content = () => {
    if (order) return <OrderContent order={order} />;
    if (!error) return <ShopSkeleton />;
    const isMissing = [400, 404].includes(asProblem(error).status);
    if (!isMissing) return <ShopFailed problem={error} busy={isFetching} onRetry={refetch} />;
    const action = (
      <Button component={RouterLink} to={ordersPath} variant="contained">
        {t('order.toOrders')}
      </Button>
    );
    return <EmptyState title={t('order.missing')} action={action} />;
  };

  return (
    <Container component="article" disableGutters sx={{ py: 4, minWidth: 0 }}>
      <PageHeading>{heading ?? t('order.title')}</PageHeading>
      {content()}
    </Container>
  );
}
