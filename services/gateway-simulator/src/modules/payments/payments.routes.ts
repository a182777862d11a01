import type { FastifyInstance } from 'fastify';
import { ListQuerySchema } from '../../lib/lists';
import { readInput, readQuery } from '../../lib/read-input';
import { hidden, type WithId } from '../../lib/routes';
import { CaptureBodySchema } from './payments.schema';
import type { PaymentsService } from './payments.service';

export function paymentsRoutes(app: FastifyInstance, payments: PaymentsService): void {
  app.get('/payments', hidden, ({ query }) => payments.list(readQuery(ListQuerySchema, query)));
  app.get<WithId>('/payments/:id', hidden, ({ params }) => payments.fetch(params.id));
  app.get<WithId>('/orders/:id/payments', hidden, ({ params, query }) =>
    payments.ofOrder(params.id, readQuery(ListQuerySchema, query)),
  );
  app.post<WithId>('/payments/:id/capture', hidden, ({ params, body }) =>
    payments.capture(params.id, readInput(CaptureBodySchema, body)),
  );
}
