import { useT } from '@vidyapath/client/screens/use-t';
import type { Order } from '@vidyapath/http/commerce-orders';
import { Box, Button } from '@vidyapath/ui';
import { Link as RouterLink } from 'react-router';
import { OrderItems } from '../../../components/order-items';
import { TwoColumns } from '../../../components/two-columns';
import { orderHelpPath } from '../../../lib/shop-paths';
import { isPaid, orderState } from '../lib/order-state';
import { useNow } from '../lib/use-now';
import { OrderActions } from './order-actions';
import { OrderDocuments } from './order-documents';
import { OrderFacts } from './order-facts';
import { OrderNotice } from './order-notice';
import { RefundList } from './refund-list';
import { RefundPanel } from './refund-panel';

export function OrderContent({ order }: { order: Order }) {
  const t = useT();
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
      <Box>
        <Button component={RouterLink} to={orderHelpPath(order.order_id)} sx={{ minHeight: 44 }}>
          {t('order.help')}
        </Button>
      </Box>
    </TwoColumns>
  );
}
