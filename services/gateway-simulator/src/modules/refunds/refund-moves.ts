import type { Database } from '@vidyapath/service-kit/database/database';
import type { Knex } from 'knex';
import type { Later } from '../../lib/later';
import type { Settings } from '../control/settings.schema';
import { presentPayment } from '../payments/payments.presenter';
import type { PaymentRow, PaymentsRepository } from '../payments/payments.repository';
import type { WebhooksService } from '../webhooks/webhooks.service';
import { presentRefund } from './refunds.presenter';
import type { RefundRow, RefundsRepository } from './refunds.repository';

export interface RefundMovesOptions {
  db: Database;
  payments: PaymentsRepository;
  refunds: RefundsRepository;
  webhooks: WebhooksService;
  later: Later;
}

/** The possible ends of a pending refund. */
export const ends = ['processed', 'failed'] as const;
export type RefundEnd = (typeof ends)[number];

export function createRefundMoves({ db, payments, refunds, webhooks, later }: RefundMovesOptions) {
  const publish = (trx: Knex, type: string, refund: RefundRow, payment: PaymentRow) =>
    webhooks.emit(trx, type, { refund: presentRefund(refund), payment: presentPayment(payment) });

  /** A negative amount reverts a failed refund. */
  const addRefunded = (trx: Knex, { id, amount, amount_refunded }: PaymentRow, refunded: number) => {
    const total = amount_refunded + refunded;
    return payments.change(trx, id, { amount_refunded: total, status: total === amount ? 'refunded' : 'captured' });
  };

  const end = async (trx: Knex, row: RefundRow, payment: PaymentRow, status: RefundEnd): Promise<RefundRow> => {
    const refund = await refunds.changeStatus(trx, row.id, status);
    const after = status === 'failed' ? await addRefunded(trx, payment, -row.amount) : payment;
    await publish(trx, `refund.${status}`, refund, after);
    return refund;
  };

  return {
    /** `payment` is locked. */
    async begin(trx: Knex, payment: PaymentRow, row: RefundRow, settings: Settings['refunds']): Promise<RefundRow> {
      const refund = await refunds.insert(trx, row);
      const after = await addRefunded(trx, payment, row.amount);
      await publish(trx, 'refund.created', refund, after);
      if (settings.outcome === 'processed') return end(trx, refund, after, 'processed');
      if (settings.outcome !== 'pending') {
        const status: RefundEnd = settings.outcome === 'pending-then-failed' ? 'failed' : 'processed';
        await later(trx, 'end-refund', { refund_id: refund.id, status }, settings.lateSeconds * 1_000);
      }
      return refund;
    },

    /** A refund that has ended does not change, except that a bank may send back one that was processed. */
    end: (id: string, status: RefundEnd): Promise<void> =>
      db.transaction(async (trx) => {
        const paymentId = (await refunds.find(id, trx))?.payment_id;
        const payment = paymentId === undefined ? undefined : await payments.lock(trx, paymentId);
        const row = await refunds.lock(trx, id);
        const mayEnd = row?.status === 'pending' || (row?.status === 'processed' && status === 'failed');
        if (payment && mayEnd) await end(trx, row, payment, status);
      }),
  };
}

export type RefundMoves = ReturnType<typeof createRefundMoves>;
