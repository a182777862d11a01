import type { Knex } from 'knex';
import { Type, type Static } from 'typebox';
import type { SimulatorContext } from '../../context';
import { GatewayError, unknownId } from '../../lib/gateway-error';
import { newId } from '../../lib/ids';
import { paymentOf, presentPayment } from '../payments/payments';
import { emit } from '../webhooks/webhooks';
import { presentDispute } from './disputes.presenter';
import { changeDispute, type DisputeRow, insertDispute, lockDispute } from './disputes.repository';

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

const respondWithinMs = 7 * 86_400_000;

export async function openDispute(
  ctx: SimulatorContext,
  paymentId: string,
  { amount, phase = 'chargeback' }: Static<typeof DisputeBodySchema>,
) {
  const now = ctx.now();
  return ctx.db.transaction(async (trx) => {
    const payment = await paymentOf(trx, paymentId);
    const row = await insertDispute(trx, {
      id: newId('disp'),
      payment_id: paymentId,
      amount: amount ?? payment.amount,
      amount_deducted: 0,
      status: 'open',
      phase,
      created_at: now,
      respond_by: new Date(now.getTime() + respondWithinMs),
    });
    return publish(ctx, trx, 'created', row);
  });
}

export async function moveDispute(ctx: SimulatorContext, id: string, { step }: Static<typeof DisputeStepSchema>) {
  return ctx.db.transaction(async (trx) => {
    const row = await lockDispute(trx, id);
    if (!row) throw unknownId();
    if (row.status !== 'open' && row.status !== 'under_review')
      throw new GatewayError(400, 'The dispute has ended already');
    const changed = await changeDispute(trx, id, {
      status: step === 'action_required' ? 'open' : step,
      ...(step === 'lost' && { amount_deducted: row.amount }),
    });
    return publish(ctx, trx, step, changed);
  });
}

async function publish(ctx: SimulatorContext, trx: Knex, step: string, row: DisputeRow) {
  const dispute = presentDispute(row);
  const payment = presentPayment(await paymentOf(trx, row.payment_id));
  await emit(ctx, trx, `payment.dispute.${step}`, { payment, dispute });
  return dispute;
}
