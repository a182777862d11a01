import type { FastifyInstance } from 'fastify';
import type { SimulatorContext } from '../../context';
import { checkKeyPair } from '../../lib/basic-auth';
import { makeHostile } from './hostile-api';

type AddRoutes = (app: FastifyInstance) => void;

/** Routes for callers with the key pair. */
export function keyScope(app: FastifyInstance, ctx: SimulatorContext, addRoutes: AddRoutes, prefix = ''): void {
  const { keyId, keySecret } = ctx;
  void app.register(
    async (scope) => {
      scope.addHook('onRequest', async (request) => checkKeyPair(request, keyId, keySecret));
      addRoutes(scope);
    },
    { prefix },
  );
}

/** The same below `/v1`, and as hostile as the settings say. */
export function apiScope(app: FastifyInstance, ctx: SimulatorContext, addRoutes: AddRoutes): void {
  keyScope(
    app,
    ctx,
    (api) => {
      makeHostile(api, ctx.db);
      addRoutes(api);
    },
    '/v1',
  );
}
