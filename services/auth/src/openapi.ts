import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type DescribedOptions, describedService } from '@vidyapath/service-kit/http/described-service';
import type { FastifyInstance } from 'fastify';
import { createAuth } from './app';

async function plugin(app: FastifyInstance, { db }: DescribedOptions): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'vidyapath-auth-'));
  app.addHook('onClose', async () => rmSync(folder, { recursive: true }));
  const config = { APP_NAME: 'Vidyapath', DATA_DIR: folder, TOKEN_TTL_SECONDS: 60, RATE_LIMIT_PER_MINUTE: 0 };
  await app.register(createAuth({ db, config }).plugin);
}

export const describeApi = () => describedService('auth', plugin, {});
