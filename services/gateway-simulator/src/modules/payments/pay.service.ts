import type { Database } from '@vidyapath/service-kit/database/database';
import type { Knex } from 'knex';
import { GatewayError, unknownId } from '../../lib/gateway-error';
import { newId } from '../../lib/ids';
import type { Later } from '../../lib/later';
import type { SettingsStore } from '../control/settings.repository';
import type { OrderRow, OrdersRepository } from '../orders/orders.repository';
import { cancelled, failureOf, timedOut } from './payment-errors';
import type { PaymentMoves } from './payment-moves';
import type { PayBody } from './payments.schema';
import type { PaymentRow, PaymentsRepository } from './payments.repository';

export interface PayOptions {
  db: Database;
  orders: OrdersRepository;
  payments: PaymentsRepository;
  moves: PaymentMoves;
  settings: SettingsStore;
  later: Later;
  now: () => Date;
}

/** Of one order; the page is open to a caller who knows the order's id. */
const attemptsMax = 30;

/** Decides the outcome of a payment later. */
export const decisions = ['success', 'failure'] as const;
export type Decision = (typeof decisions)[number];

/** The actions of the payer, on the checkout page or in a test. */
export function createPayService({ db, orders, payments, moves, settings, later, now }: PayOptions) {
  const succeed = async (trx: Knex, row: PaymentRow, order: OrderRow): Promise<PaymentRow> => {
    const authorized = await moves.authorize(trx, row);
    return order.manual_capture ? authorized : moves.capture(trx, authorized);
  };

  const decideLater = async (trx: Knex, { id }: PaymentRow, decision: Decision): Promise<void> => {
    const { lateSeconds } = (await settings.read(trx)).payments;
    await later(trx, 'decide-payment', { payment_id: id, decision }, lateSeconds * 1_000);
  };

  const begin = async (trx: Knex, order: OrderRow, { method, email, contact }: PayBody): Promise<PaymentRow> => {
    const { tamperPaise } = (await settings.read(trx)).payments;
    await orders.change(trx, order.id, {
      attempts: order.attempts + 1,
      ...(order.status === 'created' && { status: 'attempted' }),
    });
    return payments.insert(trx, {
      id: newId('pay'),
      order_id: order.id,
      amount: Math.max(1, order.amount + tamperPaise),
      status: 'created',
      method,
      email: email ?? 'void@razorpay.com',
      contact: contact ?? '+919999999999',
      notes: order.notes,
      created_at: now(),
    });
  };

  const play = async (
    trx: Knex,
    row: PaymentRow,
    order: OrderRow,
    outcome: PayBody['outcome'],
  ): Promise<PaymentRow> => {
    if (outcome === 'success') return succeed(trx, row, order);
    if (outcome === 'authorized') return moves.authorize(trx, row);
    if (outcome === 'cancelled') return moves.fail(trx, row, cancelled);
    if (outcome === 'pending' || outcome === 'pending-then-failure') {
      await decideLater(trx, row, outcome === 'pending' ? 'success' : 'failure');
      return row;
    }
    const failed = await moves.fail(trx, row, failureOf(row.method));
    if (outcome === 'failure-then-success') await decideLater(trx, row, 'success');
    return failed;
  };

  return {
    /** `evenIfPaid`: a second payment of a paid order, which the gateway excludes but which happens. */
    pay: (body: PayBody, { evenIfPaid = false } = {}): Promise<PaymentRow> =>
      db.transaction(async (trx) => {
        const order = await orders.lock(trx, body.order_id);
        if (!order) throw unknownId();
        if (order.status === 'paid' && !evenIfPaid)
          throw new GatewayError(400, 'Payment already done for this order.', { reason: 'order_already_paid' });
        if (order.attempts >= attemptsMax) throw new GatewayError(400, 'Too many attempts for this order.');
        return play(trx, await begin(trx, order, body), order, body.outcome);
      }),

    /** For an open or failed payment; an authorised one does not change. */
    decide: (id: string, decision: Decision): Promise<void> =>
      db.transaction(async (trx) => {
        const orderId = (await payments.find(id, trx))?.order_id;
        const order = orderId === undefined ? undefined : await orders.lock(trx, orderId);
        const row = await payments.lock(trx, id);
        if (!order || !row || (row.status !== 'created' && row.status !== 'failed')) return;
        if (decision === 'success') await succeed(trx, row, order);
        else if (row.status === 'created') await moves.fail(trx, row, timedOut);
      }),
  };
}

export type PayService = ReturnType<typeof createPayService>;
