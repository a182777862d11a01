import type { AdminOrder, AdminOrderDetail } from '@vidyapath/http/commerce-reports';
import type { OrderView } from '../order-view';
import { presentOrder } from '../orders.presenter';
import type { AdminOrderRow, BuyerColumns } from './admin-orders.repository';
import type { OrderRecords } from './order-records.repository';

export const presentAdminOrder = (view: OrderView, { buyer_name, buyer_email }: BuyerColumns): AdminOrder => ({
  ...presentOrder(view),
  language: view.order.language,
  buyer: { user_id: view.order.user_id, name: buyer_name ?? '', email: buyer_email ?? '' },
});

const time = (at: Date | null): string | null => at?.toISOString() ?? null;

export const presentDetail = (view: OrderView, row: AdminOrderRow, records: OrderRecords): AdminOrderDetail => ({
  ...presentAdminOrder(view, row),
  review_reason: view.order.review,
  history: records.history.map(({ at, event, from_status, to_status, actor_id, note }) => ({
    at: at.toISOString(),
    event,
    from_status,
    to_status,
    actor_id,
    note,
  })),
  payments: view.payments.map((payment) => ({
    gateway_payment_id: payment.gateway_payment_id,
    status: payment.status,
    amount_paise: payment.amount_paise,
    currency: payment.currency,
    method: payment.method,
    pays_order: payment.pays_order,
    refunded_paise: payment.refunded_paise,
    captured_at: time(payment.captured_at),
    created_at: payment.created_at.toISOString(),
  })),
  disputes: records.disputes.map(
    ({ dispute_id, gateway_payment_id, amount_paise, status, respond_by, created_at }) => ({
      dispute_id,
      gateway_payment_id,
      amount_paise: Number(amount_paise),
      status,
      respond_by: time(respond_by),
      created_at: created_at.toISOString(),
    }),
  ),
  gateway_events: records.events.map(({ received_at, processed_at, ...event }) => ({
    ...event,
    received_at: received_at.toISOString(),
    processed_at: time(processed_at),
  })),
  documents: records.documents.map(({ issued_at, total_paise, ...document }) => ({
    ...document,
    issued_at: issued_at.toISOString(),
    total_paise: Number(total_paise),
  })),
});
