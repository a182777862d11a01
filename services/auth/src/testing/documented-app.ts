import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDatabase } from '@vidyapath/service-kit/database';
import { createTestServer } from '@vidyapath/service-kit/testing/test-server';
import type { FastifyInstance } from 'fastify';
import { createAuth } from '../app';

/** The routes of auth with nothing behind them, for its API document. */
export async function createDocumentedApp(): Promise<FastifyInstance> {
  const folder = mkdtempSync(join(tmpdir(), 'vidyapath-auth-'));
  const db = createDatabase({ url: 'postgres://nobody@127.0.0.1:1/none', schema: 'auth' });
  const app = await createTestServer('auth');
  app.addHook('onClose', async () => {
    await db.destroy();
    rmSync(folder, { recursive: true });
  });
  await app.register(createAuth({ db, config: { APP_NAME: 'Vidyapath', DATA_DIR: folder, TOKEN_TTL_SECONDS: 60 } }).plugin);
  return app;
}
