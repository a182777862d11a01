import type { Knex } from 'knex';
import type { SettingsStore } from '../control/settings.repository';
import { presentOrderInEvent } from '../orders/orders.presenter';
import type { OrdersRepository } from '../orders/orders.repository';
import type { WebhooksService } from '../webhooks/webhooks.service';
import { newId } from '../../lib/ids';
import { presentPayment } from './payments.presenter';
import type { PaymentError, PaymentRow, PaymentsRepository } from './payments.repository';

export interface MovesOptions {
  payments: PaymentsRepository;
  orders: OrdersRepository;
  settings: SettingsStore;
  webhooks: WebhooksService;
  now: () => Date;
}

/** The steps of a payment, each with its changes of the order and its events. The caller holds the order's row. */
export function createPaymentMoves({ payments, orders, settings, webhooks, now }: MovesOptions) {
  const authorize = async (trx: Knex, { id }: PaymentRow): Promise<PaymentRow> => {
    const row = await payments.change(trx, id, { status: 'authorized', error: null });
    await webhooks.emit(trx, 'payment.authorized', { payment: presentPayment(row) });
    return row;
  };

  const capture = async (trx: Knex, { id, order_id }: PaymentRow): Promise<PaymentRow> => {
    const row = await payments.change(trx, id, { status: 'captured' });
    const before = await orders.find(order_id, trx);
    await webhooks.emit(trx, 'payment.captured', { payment: presentPayment(row) });
    if (before?.status === 'paid') return row;
    const order = await orders.change(trx, order_id, { status: 'paid', amount_paid: row.amount });
    await webhooks.emit(trx, 'order.paid', { payment: presentPayment(row), order: presentOrderInEvent(order) });
    if ((await settings.read(trx)).payments.secondCapture) await captureAgain(trx, row);
    return row;
  };

  const captureAgain = async (trx: Knex, { order_id, amount, method, email, contact, notes }: PaymentRow) => {
    const copied = { order_id, amount, method, email, contact, notes };
    const second = await payments.insert(trx, { ...copied, id: newId('pay'), status: 'created', created_at: now() });
    await capture(trx, await authorize(trx, second));
  };

  const fail = async (trx: Knex, { id }: PaymentRow, error: PaymentError): Promise<PaymentRow> => {
    const row = await payments.change(trx, id, { status: 'failed', error });
    await webhooks.emit(trx, 'payment.failed', { payment: presentPayment(row) });
    return row;
  };

  return { authorize, capture, fail };
}

export type PaymentMoves = ReturnType<typeof createPaymentMoves>;
