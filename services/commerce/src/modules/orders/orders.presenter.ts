import type { Order } from '@vidyapath/http/commerce-orders';
import { isOpen } from './paying/payments.repository';
import { presentRefund } from './refunding/refunds.presenter';
import type { RefundRow } from './refunding/refunds.repository';
import type { ItemRow } from './order-items.repository';
import type { OrderView } from './order-view';
import type { OrderRow } from './orders.repository';

export function presentOrder({ order, items, payments, refunds, documents }: OrderView): Order {
  const numberOf = (refundId: string | null): string | null =>
    documents.find(({ refund_id }) => refund_id === refundId)?.number ?? null;
  const paid = payments.find(({ pays_order }) => pays_order);
  const byItself = refunds.find(({ why }) => why !== null);
  return {
    order_id: order.order_id,
    order_number: order.order_number,
    status: order.status,
    review: order.review !== null,
    payment_seen: order.status === 'pending' && payments.some(isOpen),
    created_at: order.created_at.toISOString(),
    expires_at: order.expires_at.toISOString(),
    paid_at: order.paid_at?.toISOString() ?? null,
    items: items.map(presentItem),
    subtotal_paise: order.subtotal_paise,
    discount_paise: order.discount_paise,
    total_paise: order.total_paise,
    refunded_paise: order.refunded_paise,
    coupon_code: order.coupon_code,
    tax: order.tax,
    billing: order.billing,
    invoice_number: numberOf(null),
    // The note of a refund that failed after all is void.
    refunds: refunds.map((refund) =>
      presentRefund(refund, refund.status === 'failed' ? null : numberOf(refund.refund_id)),
    ),
    refund_reason: byItself?.why ?? null,
    refund_order: refundOrderOf(byItself),
    payment: paid
      ? { provider: order.provider, method: paid.method, gateway_payment_id: paid.gateway_payment_id }
      : null,
    checkout: checkoutOf(order),
  };
}

function refundOrderOf(refund: RefundRow | undefined): Order['refund_order'] {
  const { other_order_id: order_id = null, other_order_number: order_number = null } = refund ?? {};
  return order_id !== null && order_number !== null ? { order_id, order_number } : null;
}

const presentItem = (item: ItemRow): Order['items'][number] => ({
  item_id: item.item_id,
  kind: item.kind,
  course_id: item.course_id,
  plan_id: item.plan_id,
  title: item.title,
  title_hi: item.title_hi,
  price_paise: item.price_paise,
  discount_paise: item.discount_paise,
  total_paise: item.total_paise,
  refunded_paise: item.refunded_paise,
});

/** A buyer who has already paid another amount is not asked to pay again. */
function checkoutOf({ status, review, provider, key_id, gateway_order_id, total_paise }: OrderRow): Order['checkout'] {
  if (status !== 'pending' || review !== null || key_id === null || gateway_order_id === null) return null;
  return { provider, key_id, gateway_order_id, amount_paise: total_paise, currency: 'INR' };
}
