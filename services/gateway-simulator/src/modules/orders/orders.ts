import { deleteOldRows, startHousekeeping } from '@vidyapath/service-kit/jobs/housekeeping';
import type { FastifyInstance } from 'fastify';
import type { SimulatorContext } from '../../context';
import { ordersRoutes } from './orders.routes';

export { presentOrderInEvent } from './orders.presenter';
export { changeOrder, findOrder, lockOrder, orderOf, type OrderRow } from './orders.repository';

const everyMs = 3_600_000;

/** Orders; with their payments they are kept for a year. */
export function registerOrders(app: FastifyInstance, ctx: SimulatorContext): void {
  const run = () => deleteOldRows(ctx.db, { table: 'gateway_order', column: 'created_at', kept: '1 year' });
  startHousekeeping(app, [{ name: 'simulated-orders', everyMs, run }]);
  ordersRoutes(app, ctx);
}
