import type { FastifyInstance } from 'fastify';
import type { TokenCheckOptions } from '../auth/auth-token';
import { tokenAudience } from '../process/config';
import { createDatabase, type Database } from '../database/database';
import { createKeySource } from '../auth/key-source';
import { createServiceServer, type ServiceServer } from './service-app';

export interface DescribedOptions {
  db: Database;
  tokens: TokenCheckOptions;
}

/** For a client, keys or the like of which nothing but `known` is ever used. */
export const neverCalled = <Part extends object>(known: Partial<Part> = {}): Part =>
  new Proxy(known as Part, { get: (part, name): unknown => Reflect.get(part, name) ?? fail });

function fail(): never {
  throw new Error('This is not there: it should never be called.');
}

/** A server for its OpenAPI document only: the routes of `plugin` never query their database, which need not exist. */
export async function describedService<Options extends Partial<DescribedOptions>>(
  title: string,
  plugin: (app: FastifyInstance, options: Options) => PromiseLike<unknown>,
  options: Omit<Options, keyof DescribedOptions>,
): Promise<ServiceServer> {
  const app = await createServiceServer({
    name: title,
    config: { LOG_LEVEL: 'silent', RATE_LIMIT_PER_MINUTE: 0, TRUST_PROXY: '' },
  });
  const db = createDatabase({ url: 'postgres://127.0.0.1:1/none', schema: 'none' });
  app.addHook('onClose', () => db.destroy());
  const tokens = {
    keys: createKeySource(() => ({ keys: [] })),
    revocations: { isRevoked: () => false },
    issuer: '',
    audience: tokenAudience,
  };
  await app.register(async (scope) => void (await plugin(scope, { ...options, db, tokens } as unknown as Options)));
  return app;
}
