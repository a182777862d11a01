import type { FastifyInstance } from 'fastify';
import type { SimulatorContext } from '../../context';
import { ListQuerySchema } from '../../lib/lists';
import { readInput, readQuery } from '../../lib/read-input';
import { hidden, type WithId } from '../../lib/routes';
import { apiScope, keyScope } from '../control/control';
import { RefundBodySchema, RefundEndSchema } from './refunds.schema';
import { createRefund, decideRefund, getRefund, listRefunds, listRefundsOfPayment } from './refunds.service';

export function refundsRoutes(app: FastifyInstance, ctx: SimulatorContext): void {
  apiScope(app, ctx, (api) => {
    api.post<WithId>('/payments/:id/refund', hidden, ({ params, body, headers }) =>
      createRefund(ctx, params.id, readInput(RefundBodySchema, body), headers['x-refund-idempotency']?.toString()),
    );
    api.get<WithId>('/payments/:id/refunds', hidden, ({ params, query }) =>
      listRefundsOfPayment(ctx, params.id, readQuery(ListQuerySchema, query)),
    );
    api.get('/refunds', hidden, ({ query }) => listRefunds(ctx, readQuery(ListQuerySchema, query)));
    api.get<WithId>('/refunds/:id', hidden, ({ params }) => getRefund(ctx, params.id));
  });
  keyScope(app, ctx, (control) => {
    control.post<WithId>('/control/refunds/:id', hidden, ({ params, body }) =>
      decideRefund(ctx, params.id, readInput(RefundEndSchema, body).status),
    );
  });
}
