import { tokenAudience } from '@vidyapath/service-kit/config';
import { createDatabase } from '@vidyapath/service-kit/database';
import { createKeySource } from '@vidyapath/service-kit/key-source';
import { createServiceServer, type ServiceServer } from '@vidyapath/service-kit/service-app';
import { cataloguePlugin } from './app';

/** The catalogue's server for its OpenAPI document only: it never asks its database, which need not exist. */
export async function serverToDescribe(): Promise<ServiceServer> {
  const config = { LOG_LEVEL: 'silent', RATE_LIMIT_PER_MINUTE: 0, TRUST_PROXY: '' };
  const app = await createServiceServer({ name: 'catalogue', config });
  const db = createDatabase({ url: 'postgres://127.0.0.1:1/none', schema: 'catalogue' });
  app.addHook('onClose', () => db.destroy());
  const keys = createKeySource(() => ({ keys: [] }));
  const tokens = { keys, revocations: { isRevoked: () => false }, issuer: '', audience: tokenAudience };
  await app.register(cataloguePlugin, { db, tokens });
  return app;
}
