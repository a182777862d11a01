import { deleteOldRows, startHousekeeping } from '@vidyapath/service-kit/jobs/housekeeping';
import type { FastifyInstance } from 'fastify';
import type { SimulatorContext } from '../../context';
import { deliver } from './deliver';
import { sendEvent } from './webhooks.jobs';

export { emit } from './webhooks.service';

const everyMs = 3_600_000;

/** Events to the shop. They can be sent again for 15 days at the gateway. */
export function registerWebhooks(app: FastifyInstance, ctx: SimulatorContext): void {
  const run = () => deleteOldRows(ctx.db, { table: 'webhook_event', column: 'created_at', kept: '15 days' });
  startHousekeeping(app, [{ name: 'simulated-events', everyMs, run }]);
  ctx.jobs.handle(sendEvent, (payload, { signal }) => deliver(ctx, payload, signal));
}
