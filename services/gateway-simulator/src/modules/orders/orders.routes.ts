import type { FastifyInstance } from 'fastify';
import { readInput, readQuery } from '../../lib/read-input';
import { hidden, type WithId } from '../../lib/routes';
import { OrderBodySchema, OrderNotesSchema, OrderQuerySchema } from './orders.schema';
import type { OrdersService } from './orders.service';

export function ordersRoutes(app: FastifyInstance, orders: OrdersService): void {
  app.post('/orders', hidden, ({ body }) => orders.create(readInput(OrderBodySchema, body)));
  app.get('/orders', hidden, ({ query }) => orders.list(readQuery(OrderQuerySchema, query)));
  app.get<WithId>('/orders/:id', hidden, ({ params }) => orders.fetch(params.id));
  app.patch<WithId>('/orders/:id', hidden, ({ params, body }) =>
    orders.changeNotes(params.id, readInput(OrderNotesSchema, body)),
  );
}
