import type { Order } from '@vidyapath/http/commerce-orders';
import { OrderItems } from '../../../components/order-items';
import { TwoColumns } from '../../../components/two-columns';
import { isPaid, orderState } from '../lib/order-state';
import { useNow } from '../lib/use-now';
import { OrderActions } from './order-actions';
import { OrderDocuments } from './order-documents';
import { OrderFacts } from './order-facts';
import { OrderNotice } from './order-notice';
import { RefundList } from './refund-list';
import { RefundPanel } from './refund-panel';

export function OrderContent({ order }: { order: Order }) {
  const now = useNow();
  const state = orderState(order, now);
  return (
    <TwoColumns aside={<OrderFacts order={order} />}>
      <OrderNotice order={order} state={state}>
        <OrderActions order={order} state={state} />
        <OrderDocuments order={order} />
      </OrderNotice>
      <OrderItems items={order.items} />
      <RefundList refunds={order.refunds} />
      {isPaid(state) && <RefundPanel order={order} now={now} />}
    </TwoColumns>
  );
}
