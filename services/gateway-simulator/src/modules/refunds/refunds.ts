import type { FastifyInstance } from 'fastify';
import type { SimulatorContext } from '../../context';
import { waitUntil } from '../../lib/later';
import { endRefund } from './refund-moves';
import { endRefundLater } from './refunds.jobs';
import { refundsRoutes } from './refunds.routes';

export function registerRefunds(app: FastifyInstance, ctx: SimulatorContext): void {
  ctx.jobs.handle(endRefundLater, async ({ refund_id, status, due_at }, { signal }) => {
    await waitUntil(due_at, signal);
    await endRefund(ctx, refund_id, status);
  });
  refundsRoutes(app, ctx);
}
