import type { FastifyInstance } from 'fastify';
import type { SimulatorContext } from '../../context';
import { ListQuerySchema } from '../../lib/lists';
import { readInput, readQuery } from '../../lib/read-input';
import { hidden, type WithId } from '../../lib/routes';
import { apiScope } from '../control/control';
import { CaptureBodySchema } from './payments.schema';
import { capturePayment, getPayment, listPayments, listPaymentsOfOrder } from './payments.service';

export function paymentsRoutes(app: FastifyInstance, ctx: SimulatorContext): void {
  apiScope(app, ctx, (api) => {
    api.get('/payments', hidden, ({ query }) => listPayments(ctx, readQuery(ListQuerySchema, query)));
    api.get<WithId>('/payments/:id', hidden, ({ params }) => getPayment(ctx, params.id));
    api.get<WithId>('/orders/:id/payments', hidden, ({ params, query }) =>
      listPaymentsOfOrder(ctx, params.id, readQuery(ListQuerySchema, query)),
    );
    api.post<WithId>('/payments/:id/capture', hidden, ({ params, body }) =>
      capturePayment(ctx, params.id, readInput(CaptureBodySchema, body)),
    );
  });
}
