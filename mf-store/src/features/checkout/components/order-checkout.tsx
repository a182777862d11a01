import { useOnce } from '@vidyapath/client/screens/use-once';
import { useT } from '@vidyapath/client/screens/use-t';
import type { Order } from '@vidyapath/http/commerce-orders';
import { useState } from 'react';
import { Navigate } from 'react-router';
import { OrderItems } from '../../../components/order-items';
import { ShopFailed } from '../../../components/shop-failed';
import { ShopSkeleton } from '../../../components/shop-skeleton';
import { TwoColumns } from '../../../components/two-columns';
import { useOrderQuery } from '../../../lib/orders.endpoints';
import { placedOrderPath } from '../../../lib/shop-paths';
import { usePayment } from '../lib/use-payment';
import { PayPanel } from './pay-panel';

function PayOrder({ order }: { order: Order }) {
  const t = useT();
  const once = useOnce();
  const payment = usePayment();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const pay = () =>
    once(async () => {
      setBusy(true);
      setFailure(undefined);
      await payment(order).catch(() => setFailure(t('failed.gateway')));
      setBusy(false);
    });
  return (
    <TwoColumns aside={<PayPanel amounts={order} busy={busy} failure={failure} onPay={pay} />}>
      <OrderItems items={order.items} />
    </TwoColumns>
  );
}

/**
 * Continues with an existing order; one that can’t be paid now redirects to its own page.
 * Once an order is paid, this redirect and the one of the payment go to the same address, so their order does not matter.
 */
export function OrderCheckout({ id }: { id: string }) {
  const { data: order, error, isFetching, refetch } = useOrderQuery(id, { refetchOnMountOrArgChange: true });
  if (isFetching && !order) return <ShopSkeleton />;
  if (!order) return <ShopFailed problem={error} busy={isFetching} onRetry={refetch} />;
  return order.checkout ? <PayOrder order={order} /> : <Navigate to={placedOrderPath(id)} replace />;
}
