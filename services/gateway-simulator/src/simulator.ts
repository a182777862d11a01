import type { Database } from '@vidyapath/service-kit/database/database';
import type { JobKind } from '@vidyapath/service-kit/jobs/job-kind';
import { createJobs, type Jobs } from '@vidyapath/service-kit/jobs/jobs';
import { type Later, runAtFor } from './lib/later';
import { createCheckoutService } from './modules/checkout/checkout.service';
import { createSettings } from './modules/control/settings.repository';
import { createDisputesRepository } from './modules/disputes/disputes.repository';
import { createDisputesService } from './modules/disputes/disputes.service';
import { createOrdersRepository } from './modules/orders/orders.repository';
import { createOrdersService } from './modules/orders/orders.service';
import { decidePaymentJob } from './modules/payments/decide-payment.job';
import { createPayService } from './modules/payments/pay.service';
import { createPaymentMoves } from './modules/payments/payment-moves';
import { createPaymentsRepository } from './modules/payments/payments.repository';
import { createPaymentsService } from './modules/payments/payments.service';
import { endRefundJob } from './modules/refunds/end-refund.job';
import { createRefundMoves } from './modules/refunds/refund-moves';
import { createRefundsRepository } from './modules/refunds/refunds.repository';
import { createRefundsService } from './modules/refunds/refunds.service';
import type { SendWebhook } from './modules/webhooks/send-webhook';
import { sendWebhookJob } from './modules/webhooks/send-webhook.job';
import { createWebhooksRepository } from './modules/webhooks/webhooks.repository';
import { createWebhooksService, noWebhooks } from './modules/webhooks/webhooks.service';

export interface SimulatorOptions {
  db: Database;
  keyId: string;
  keySecret: string;
  webhookSecret: string;
  /** Null: no webhooks. */
  send: SendWebhook | null;
  now: () => Date;
}

const accountId = 'acc_SIMULATED00001';

/** All services of the simulator and its jobs, put together. */
export function createSimulator({ db, keyId, keySecret, webhookSecret, send, now }: SimulatorOptions) {
  const settings = createSettings(db);
  const orders = createOrdersRepository(db);
  const payments = createPaymentsRepository(db);
  const refunds = createRefundsRepository(db);
  const events = createWebhooksRepository(db);

  // Jobs add other jobs.
  const later: Later = (trx, kind, payload, delayMs = 0) =>
    jobs.add(trx, kind, { ...payload, due_at: Date.now() + delayMs }, { runAt: runAtFor(delayMs) });
  const webhooks = send
    ? createWebhooksService({ events, settings, webhookSecret, accountId, later, now })
    : noWebhooks;
  const paymentMoves = createPaymentMoves({ payments, orders, settings, webhooks, now });
  const pay = createPayService({ db, orders, payments, moves: paymentMoves, settings, later, now });
  const refundMoves = createRefundMoves({ db, payments, refunds, webhooks, later });
  const jobs: Jobs<Record<string, JobKind>> = createJobs(db, {
    ...(send && { 'send-webhook': sendWebhookJob({ db, events, settings, send, later, now }) }),
    'decide-payment': decidePaymentJob(pay),
    'end-refund': endRefundJob(refundMoves),
  });

  const listedUntil = async (): Promise<Date | undefined> => {
    const { lagSeconds } = (await settings.read()).lists;
    return lagSeconds === 0 ? undefined : new Date(now().getTime() - lagSeconds * 1_000);
  };
  return {
    settings,
    jobs,
    orders: createOrdersService({ orders, listedUntil, now }),
    payments: createPaymentsService({ db, orders, payments, moves: paymentMoves, listedUntil }),
    refunds: createRefundsService({ db, payments, refunds, moves: refundMoves, settings, listedUntil, now }),
    disputes: createDisputesService({
      db,
      payments,
      disputes: createDisputesRepository(db),
      webhooks,
      now,
    }),
    checkout: createCheckoutService({ orders, payments, pay: pay.pay, keyId, keySecret }),
  };
}

export type Simulator = ReturnType<typeof createSimulator>;
