import type { Database } from '@vidyapath/service-kit/database/database';
import type { Knex } from 'knex';
import { Type, type Static } from 'typebox';
import { GatewayError, unknownId } from '../../lib/gateway-error';
import { newId } from '../../lib/ids';
import { presentPayment } from '../payments/payments.presenter';
import type { PaymentsRepository } from '../payments/payments.repository';
import type { WebhooksService } from '../webhooks/webhooks.service';
import { presentDispute } from './disputes.presenter';
import type { DisputeRow, DisputesRepository } from './disputes.repository';

const phases = ['fraud', 'retrieval', 'chargeback', 'pre_arbitration', 'arbitration'] as const;
const closed = { additionalProperties: false };

export const DisputeBodySchema = Type.Object(
  {
    amount: Type.Optional(Type.Integer({ minimum: 1, maximum: 100_000_000 })),
    phase: Type.Optional(Type.Enum([...phases])),
  },
  closed,
);

const steps = ['under_review', 'action_required', 'won', 'lost', 'closed'] as const;
export const DisputeStepSchema = Type.Object({ step: Type.Enum([...steps]) }, closed);

export interface DisputesOptions {
  db: Database;
  payments: PaymentsRepository;
  disputes: DisputesRepository;
  webhooks: WebhooksService;
  now: () => Date;
}

const respondWithinMs = 7 * 86_400_000;

/** The actions of a payer's bank, on demand of a test. */
export function createDisputesService({ db, payments, disputes, webhooks, now }: DisputesOptions) {
  const publish = async (trx: Knex, step: string, row: DisputeRow) => {
    const payment = await payments.find(row.payment_id, trx);
    if (!payment) throw unknownId();
    const entities = { payment: presentPayment(payment), dispute: presentDispute(row) };
    await webhooks.emit(trx, `payment.dispute.${step}`, entities);
    return entities.dispute;
  };

  return {
    open: (paymentId: string, { amount, phase = 'chargeback' }: Static<typeof DisputeBodySchema>) =>
      db.transaction(async (trx) => {
        const payment = await payments.find(paymentId, trx);
        if (!payment) throw unknownId();
        const row = await disputes.insert(trx, {
          id: newId('disp'),
          payment_id: paymentId,
          amount: amount ?? payment.amount,
          amount_deducted: 0,
          status: 'open',
          phase,
          created_at: now(),
          respond_by: new Date(now().getTime() + respondWithinMs),
        });
        return publish(trx, 'created', row);
      }),

    move: (id: string, { step }: Static<typeof DisputeStepSchema>) =>
      db.transaction(async (trx) => {
        const row = await disputes.lock(trx, id);
        if (!row) throw unknownId();
        if (row.status !== 'open' && row.status !== 'under_review')
          throw new GatewayError(400, 'The dispute has ended already');
        const changed = await disputes.change(trx, id, {
          status: step === 'action_required' ? 'open' : step,
          ...(step === 'lost' && { amount_deducted: row.amount }),
        });
        return publish(trx, step, changed);
      }),
  };
}

export type DisputesService = ReturnType<typeof createDisputesService>;
