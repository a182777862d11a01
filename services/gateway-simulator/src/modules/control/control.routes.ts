import type { FastifyInstance } from 'fastify';
import type { SimulatorContext } from '../../context';
import { readInput } from '../../lib/read-input';
import { hidden } from '../../lib/routes';
import { keyScope } from './scopes';
import { readSettings, writeSettings } from './settings.repository';
import { HostileSchema } from './settings.schema';

export function controlRoutes(app: FastifyInstance, ctx: SimulatorContext): void {
  keyScope(app, ctx, (control) => {
    control.get('/control', hidden, () => readSettings(ctx.db));
    control.put('/control', hidden, ({ body }) => writeSettings(ctx.db, readInput(HostileSchema, body)));
  });
}
