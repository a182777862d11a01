import type { ConfirmBody, Order, OrderListQuery } from '@vidyapath/http/commerce-orders';
import { isEditor } from '@vidyapath/http/roles';
import { recordAudit } from '@vidyapath/service-kit/audit/audit';
import type { SessionUser } from '@vidyapath/service-kit/auth/session-user';
import type { Database } from '@vidyapath/service-kit/database/database';
import { badRequest, conflict, notFound } from '@vidyapath/service-kit/http/errors';
import { presentList } from '@vidyapath/service-kit/lists/present-list';
import type { Write } from '@vidyapath/service-kit/http/write';
import { paymentSignatureHolds } from '../../lib/gateway/gateway-signatures';
import type { CouponReservations } from '../coupons/coupon-reservations';
import type { GatewayAccount } from '../payments/gateway';
import { orUnavailable } from '../payments/gateway-unavailable';
import { knownPayment } from '../payments/known-payment';
import { isOpen, paymentsOf } from '../payments/payments.repository';
import type { Settle } from '../payments/settle';
import { moveOrder } from './order-history';
import { viewsOf } from './order-view';
import { presentNow } from './present-now';
import { presentOrder } from './orders.presenter';
import { findOrder, listOrdersOf, lockOrder, type OrderRow, withAmounts } from './orders.repository';

export interface OrdersServiceDependencies {
  db: Database;
  payments: GatewayAccount | null;
  settle: Settle;
  reservations: Pick<CouponReservations, 'release'>;
  now: () => Date;
}

export type Requester = Pick<SessionUser, 'id' | 'role'>;

/** The order, for its buyer. @throws {HttpProblem} 404 for everybody else */
export async function ownOrder(db: Database, { id }: Requester, orderId: string): Promise<OrderRow> {
  const order = await findOrder(db, orderId);
  if (order?.user_id !== id) throw notFound();
  return order;
}

/** The order, for its buyer and for staff. @throws {HttpProblem} 404 for everybody else */
export async function visibleOrder(db: Database, { id, role }: Requester, orderId: string): Promise<OrderRow> {
  const order = await findOrder(db, orderId);
  if (!order || (order.user_id !== id && !isEditor(role))) throw notFound();
  return order;
}

const ofAnotherOrder = () => conflict('order-state', 'This payment is of another order.');

export function createOrdersService({ db, payments, settle, reservations, now }: OrdersServiceDependencies) {
  const assertPending = ({ status, review }: OrderRow): void => {
    if (status !== 'pending' || review !== null)
      throw conflict('order-state', 'Only a pending order can be cancelled.');
  };

  /** A signature tells of which order the browser says that the payment is; the gateway knows it. */
  const assertOwnPayment = async (orderId: string, gatewayOrderId: string, paymentId: string): Promise<void> => {
    const own = await paymentsOf(db, [orderId]);
    if (!payments || own.some(({ gateway_payment_id }) => gateway_payment_id === paymentId)) return;
    const payment = await orUnavailable(knownPayment(payments.client, paymentId));
    if (payment && payment.order_id !== gatewayOrderId) throw ofAnotherOrder();
  };

  return {
    list: async (requester: Requester, query: OrderListQuery) =>
      presentList(await listOrdersOf(db, requester.id, query), async (rows) =>
        (await viewsOf(db, rows.map(withAmounts))).map(presentOrder),
      ),

    async get(requester: Requester, orderId: string): Promise<Order> {
      await visibleOrder(db, requester, orderId);
      return presentNow(db, orderId);
    },

    /** Settles the order after a payment that checkout reports, if the signature holds. */
    async confirm(requester: Requester, orderId: string, body: ConfirmBody): Promise<Order> {
      const { gateway_order_id } = await ownOrder(db, requester, orderId);
      const { razorpay_payment_id: paymentId, razorpay_signature: signature } = body;
      const holds = (id: string): boolean =>
        payments !== null && paymentSignatureHolds(payments.keySecret, id, paymentId, signature);
      if (gateway_order_id === null || !holds(gateway_order_id)) {
        if (holds(body.razorpay_order_id)) throw ofAnotherOrder();
        throw badRequest('razorpay_signature', 'This payment cannot be confirmed.');
      }
      await orUnavailable(settle(orderId, paymentId));
      await assertOwnPayment(orderId, gateway_order_id, paymentId);
      return presentNow(db, orderId);
    },

    async cancel(requester: Requester, orderId: string, { by }: Pick<Write, 'by'>): Promise<Order> {
      const order = await ownOrder(db, requester, orderId);
      if (order.status === 'cancelled') return presentNow(db, orderId);
      assertPending(order);
      await orUnavailable(settle(orderId));
      await db.transaction(async (trx) => {
        const locked = await lockOrder(trx, orderId);
        if (locked.status === 'cancelled') return;
        assertPending(locked);
        if ((await paymentsOf(trx, [orderId])).some(isOpen))
          throw conflict('payment-seen', 'A payment of this order is under way, so it cannot be cancelled now.');
        await moveOrder(trx, locked, { event: 'cancelled', to: 'cancelled', at: now(), actorId: requester.id });
        await reservations.release(trx, orderId);
        await recordAudit(trx, {
          by,
          action: 'order.cancelled',
          resource: { type: 'order', id: orderId },
          before: { status: locked.status },
          after: { status: 'cancelled' },
        });
      });
      return presentNow(db, orderId);
    },
  };
}

export type OrdersService = ReturnType<typeof createOrdersService>;
