import type { FastifyInstance } from 'fastify';
import type { SimulatorContext } from '../../context';
import { waitUntil } from '../../lib/later';
import { decide } from './pay.service';
import { decidePayment } from './payments.jobs';
import { paymentsRoutes } from './payments.routes';

export { pay } from './pay.service';
export { presentPayment } from './payments.presenter';
export { changePayment, findPayment, lockPayment, paymentOf, type PaymentRow } from './payments.repository';
export { type PayBody, PayBodySchema } from './payments.schema';

export function registerPayments(app: FastifyInstance, ctx: SimulatorContext): void {
  ctx.jobs.handle(decidePayment, async ({ payment_id, decision, due_at }, { signal }) => {
    await waitUntil(due_at, signal);
    await decide(ctx, payment_id, decision);
  });
  paymentsRoutes(app, ctx);
}
