import type { FastifyInstance } from 'fastify';
import { ListQuerySchema } from '../../lib/lists';
import { readInput, readQuery } from '../../lib/read-input';
import { hidden, type WithId } from '../../lib/routes';
import { RefundBodySchema, RefundEndSchema } from './refunds.schema';
import type { RefundsService } from './refunds.service';

export function refundsRoutes(app: FastifyInstance, refunds: RefundsService): void {
  app.post<WithId>('/payments/:id/refund', hidden, ({ params, body, headers }) =>
    refunds.create(params.id, readInput(RefundBodySchema, body), headers['x-refund-idempotency']?.toString()),
  );
  app.get<WithId>('/payments/:id/refunds', hidden, ({ params, query }) =>
    refunds.listOf(params.id, readQuery(ListQuerySchema, query)),
  );
  app.get('/refunds', hidden, ({ query }) => refunds.list(readQuery(ListQuerySchema, query)));
  app.get<WithId>('/refunds/:id', hidden, ({ params }) => refunds.fetch(params.id));
}

export function refundsControlRoutes(app: FastifyInstance, refunds: RefundsService): void {
  app.post<WithId>('/control/refunds/:id', hidden, ({ params, body }) =>
    refunds.end(params.id, readInput(RefundEndSchema, body).status),
  );
}
