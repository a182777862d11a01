import type { TokenCheckOptions } from '../auth/auth-token';
import { tokenAudience } from '../process/config';
import { createDatabase, type Database } from '../database/database';
import { createKeySource } from '../auth/key-source';
import { writeOpenApi } from './openapi';
import { createServiceServer, type ServiceServer } from './service-app';

export interface DescribedParts {
  db: Database;
  tokens: TokenCheckOptions;
}

/** A server for its OpenAPI document only: the routes of `mount` never query their database, which need not exist. */
export async function serverToDescribe(
  name: string,
  mount: (app: ServiceServer, parts: DescribedParts) => PromiseLike<unknown>,
): Promise<ServiceServer> {
  const app = await createServiceServer({
    name,
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
  await mount(app, { db, tokens });
  return app;
}

/** Implements a service's `npm run openapi`. */
export async function commitOpenApi(build: () => Promise<ServiceServer>, file: string): Promise<void> {
  const app = await build();
  await writeOpenApi(app, file);
  await app.close();
}
