import { type AuditContext, platformActor, recordAudit } from '@vidyapath/service-kit/audit/audit';
import type { Knex } from 'knex';
import type { JobQueue } from '../../jobs/job-queue';
import type { RaiseAttention } from '../attention/raise-attention';
import type { CouponReservations } from '../coupons/coupon-reservations';
import type { IssueDocuments } from '../documents/issue-documents';
import type { ItemGrants } from '../grants/item-grants';
import type { OrderEvents } from '../orders/order-events';
import { addHistory, moveOrder } from '../orders/order-history';
import type { ItemRow } from '../orders/order-items.repository';
import type { OrderRow } from '../orders/orders.repository';

export interface PayOrderDependencies {
  grants: ItemGrants;
  reservations: CouponReservations;
  documents: IssueDocuments;
  jobs: JobQueue;
  events: Pick<OrderEvents, 'paid'>;
  raise: RaiseAttention;
}

export interface Paid {
  /** Null: there was nothing to pay, so there is no invoice. */
  paymentId: string | null;
  /** What the order gives access to; not what the person owns already. */
  items: readonly ItemRow[];
  now: Date;
  by?: AuditContext;
  note?: string;
}

/** Marks an order that is locked as paid: status, coupon, grants, audit, mail and invoice. */
export type PayOrder = (trx: Knex.Transaction, order: OrderRow, paid: Paid) => Promise<OrderRow>;

export function createPayOrder(dependencies: PayOrderDependencies): PayOrder {
  const { grants, reservations, documents, jobs, events, raise } = dependencies;
  return async (trx, order, { paymentId, items, now, by = platformActor, note }) => {
    const { order_id, order_number, user_id, coupon_code, total_paise } = order;
    if (paymentId !== null)
      await trx('payments').where('gateway_payment_id', paymentId).update({ pays_order: true, updated_at: now });
    const paid = await moveOrder(trx, order, {
      event: 'paid',
      to: 'paid',
      at: now,
      actorId: by.actor?.id ?? null,
      fields: { paid_at: now },
      ...(note && { note }),
    });
    if (coupon_code !== null && !(await reservations.use(trx, order_id))) {
      await addHistory(trx, { order_id, at: now, event: 'coupon-late', note: coupon_code });
      await raise(trx, { kind: 'coupon-late', id: order_id, order }, now);
    }
    await grants.give(trx, user_id, items, now);
    await recordAudit(trx, {
      by,
      action: 'order.paid',
      resource: { type: 'order', id: order_id },
      after: { order_number, status: paid.status, total_paise, gateway_payment_id: paymentId },
    });
    await jobs.add(trx, 'mail-order-paid', { order_id });
    await events.paid(trx, paid);
    await (paymentId === null ? documents.given : documents.invoice)(trx, order_id, now);
    return paid;
  };
}
