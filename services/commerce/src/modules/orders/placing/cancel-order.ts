import type { Order } from '@vidyapath/http/commerce-orders';
import { recordAudit } from '@vidyapath/service-kit/audit/audit';
import { conflict } from '@vidyapath/service-kit/http/errors';
import type { Write } from '@vidyapath/service-kit/http/write';
import type { CommerceContext } from '../../../context';
import { releaseCoupon } from '../../coupons/coupons';
import { moveOrder } from '../order-history';
import { presentNow } from '../present-now';
import { lockOrder, type OrderRow } from '../orders.repository';
import { ownOrder, type Requester } from '../orders.service';
import { orUnavailable } from '../paying/gateway-unavailable';
import { isOpen, paymentsOf } from '../paying/payments.repository';
import { settle } from '../paying/settle';

export async function cancelOrder(
  ctx: CommerceContext,
  requester: Requester,
  orderId: string,
  { by }: Pick<Write, 'by'>,
): Promise<Order> {
  const { db, now } = ctx;
  const order = await ownOrder(db, requester, orderId);
  if (order.status === 'cancelled') return presentNow(db, orderId);
  assertPending(order);
  await orUnavailable(settle(ctx, orderId));
  await db.transaction(async (trx) => {
    const locked = await lockOrder(trx, orderId);
    if (locked.status === 'cancelled') return;
    assertPending(locked);
    if ((await paymentsOf(trx, [orderId])).some(isOpen))
      throw conflict('payment-seen', 'A payment of this order is under way, so it cannot be cancelled now.');
    await moveOrder(trx, locked, { event: 'cancelled', to: 'cancelled', at: now(), actorId: requester.id });
    await releaseCoupon(trx, orderId);
    await recordAudit(trx, {
      by,
      action: 'order.cancelled',
      resource: { type: 'order', id: orderId },
      before: { status: locked.status },
      after: { status: 'cancelled' },
    });
  });
  return presentNow(db, orderId);
}

function assertPending({ status, review }: OrderRow): void {
  if (status !== 'pending' || review !== null) throw conflict('order-state', 'Only a pending order can be cancelled.');
}
