import type { AdminOrderDetail } from '@vidyapath/http/commerce-reports';
import { Stack } from '@vidyapath/ui';
import { OrderDecision } from './order-decision';
import { OrderDocuments } from './order-documents';
import { OrderHistory } from './order-history';
import { OrderItems } from './order-items';
import { OrderMoney } from './order-money';
import { OrderSummary } from './order-summary';
import { RefundPanel } from './refund-panel';

export const OrderContent = ({ order }: { order: AdminOrderDetail }) => (
  <Stack spacing={6} sx={{ minWidth: 0 }}>
    <OrderDecision order={order} />
    <OrderSummary order={order} />
    <OrderItems order={order} />
    <RefundPanel order={order} />
    <OrderDocuments order={order} />
    <OrderMoney order={order} />
    <OrderHistory order={order} />
  </Stack>
);
