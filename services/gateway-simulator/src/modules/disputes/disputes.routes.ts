import type { FastifyInstance } from 'fastify';
import { readInput } from '../../lib/read-input';
import { hidden, type WithId } from '../../lib/routes';
import { DisputeBodySchema, type DisputesService, DisputeStepSchema } from './disputes.service';

export function disputesRoutes(app: FastifyInstance, disputes: DisputesService): void {
  app.post<WithId>('/control/payments/:id/disputes', hidden, ({ params, body }) =>
    disputes.open(params.id, readInput(DisputeBodySchema, body)),
  );
  app.post<WithId>('/control/disputes/:id', hidden, ({ params, body }) =>
    disputes.move(params.id, readInput(DisputeStepSchema, body)),
  );
}
