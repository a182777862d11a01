import type { FastifyInstance } from 'fastify';
import { readInput } from '../../lib/read-input';
import { hidden } from '../../lib/routes';
import type { SettingsStore } from './settings.repository';
import { HostileSchema } from './settings.schema';

/** How hostile the simulator is; below the prefix of `app`, for callers with the key pair. */
export function controlRoutes(app: FastifyInstance, settings: SettingsStore): void {
  app.get('/control', hidden, () => settings.read());
  app.put('/control', hidden, ({ body }) => settings.write(readInput(HostileSchema, body)));
}
