import type { FastifyInstance } from 'fastify';
import type { SimulatorContext } from '../../context';
import { readInput } from '../../lib/read-input';
import { hidden, type WithId } from '../../lib/routes';
import { keyScope } from '../control/control';
import { DisputeBodySchema, DisputeStepSchema, moveDispute, openDispute } from './disputes.service';

/** The actions of a payer's bank, on demand of a test. */
export function registerDisputes(app: FastifyInstance, ctx: SimulatorContext): void {
  keyScope(app, ctx, (control) => {
    control.post<WithId>('/control/payments/:id/disputes', hidden, ({ params, body }) =>
      openDispute(ctx, params.id, readInput(DisputeBodySchema, body)),
    );
    control.post<WithId>('/control/disputes/:id', hidden, ({ params, body }) =>
      moveDispute(ctx, params.id, readInput(DisputeStepSchema, body)),
    );
  });
}
