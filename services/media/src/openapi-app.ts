import { createDatabase } from '@vidyapath/service-kit/database';
import { createServiceServer, type ServiceServer } from '@vidyapath/service-kit/service-app';
import { mediaPlugin, type Storage } from './app';

/** The service with nothing behind it: enough to say what its routes are. */
export async function createDescribedApp(): Promise<ServiceServer> {
  const app = await createServiceServer({
    name: 'media',
    config: { LOG_LEVEL: 'silent', RATE_LIMIT_PER_MINUTE: 0, TRUST_PROXY: '' },
  });
  const away = () => Promise.reject(new Error('There is no storage.'));
  const storage: Storage = { open: away, stage: away, remove: away, check: away };
  const db = createDatabase({ url: 'postgres://nobody@127.0.0.1:1/none', schema: 'media' });
  app.addHook('onClose', () => db.destroy());
  const tokens = { keys: { find: away }, revocations: { isRevoked: away }, issuer: '', audience: '' };
  await app.register(mediaPlugin, { db, storage, tokens });
  return app;
}
