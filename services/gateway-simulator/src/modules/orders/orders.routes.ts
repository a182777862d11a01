import type { FastifyInstance } from 'fastify';
import type { SimulatorContext } from '../../context';
import { readInput, readQuery } from '../../lib/read-input';
import { hidden, type WithId } from '../../lib/routes';
import { apiScope } from '../control/control';
import { OrderBodySchema, OrderNotesSchema, OrderQuerySchema } from './orders.schema';
import { changeOrderNotes, createOrder, getOrder, listOrders } from './orders.service';

export function ordersRoutes(app: FastifyInstance, ctx: SimulatorContext): void {
  apiScope(app, ctx, (api) => {
    api.post('/orders', hidden, ({ body }) => createOrder(ctx, readInput(OrderBodySchema, body)));
    api.get('/orders', hidden, ({ query }) => listOrders(ctx, readQuery(OrderQuerySchema, query)));
    api.get<WithId>('/orders/:id', hidden, ({ params }) => getOrder(ctx, params.id));
    api.patch<WithId>('/orders/:id', hidden, ({ params, body }) =>
      changeOrderNotes(ctx, params.id, readInput(OrderNotesSchema, body)),
    );
  });
}
