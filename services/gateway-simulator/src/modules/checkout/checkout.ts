import type { FastifyInstance } from 'fastify';
import type { SimulatorContext } from '../../context';
import { checkoutFileRoutes } from './checkout-files.routes';
import { checkoutRoutes } from './checkout.routes';

/** The page where a payer pays. */
export function registerCheckout(app: FastifyInstance, ctx: SimulatorContext): void {
  checkoutFileRoutes(app);
  checkoutRoutes(app, ctx);
}
