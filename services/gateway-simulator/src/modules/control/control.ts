import type { FastifyInstance } from 'fastify';
import type { SimulatorContext } from '../../context';
import { controlRoutes } from './control.routes';
import { beginWith } from './settings.repository';

export { apiScope, keyScope } from './scopes';
export { chance, listedUntil, readSettings } from './settings.repository';
export type { Settings } from './settings.schema';

/** How hostile the simulator is. */
export function registerControl(app: FastifyInstance, ctx: SimulatorContext): void {
  const { db, hostile } = ctx;
  if (hostile) app.addHook('onReady', () => beginWith(db, hostile));
  controlRoutes(app, ctx);
}
