import { tokenAudience, tokenIssuer } from '@vidyapath/service-kit/process/config';
import { createDatabase } from '@vidyapath/service-kit/database/database';
import { ensureSchema } from '@vidyapath/service-kit/database/ensure-schema';
import { migrate } from '@vidyapath/service-kit/database/migrate';
import { type RunnableService, runService } from '@vidyapath/service-kit/process/run-service';
import { createServiceServer } from '@vidyapath/service-kit/http/service-app';
import { openTokenSources } from '@vidyapath/service-kit/auth/token-sources';
import { mediaMigrations, mediaPlugin, mediaSchema } from './app';
import { readConfig } from './config';
import { openStorage } from './storage/open-storage';

async function build(): Promise<RunnableService> {
  const config = readConfig(process.env);
  const storage = await openStorage(config);
  const schema = await ensureSchema(config.DATABASE_URL, mediaSchema);
  const connection = { url: config.DATABASE_URL, ...schema };
  await migrate(connection, mediaMigrations);

  const app = await createServiceServer({ name: 'media', config });
  const db = createDatabase(connection);
  app.addHook('onClose', () => db.destroy());
  const tokens = { ...(await openTokenSources(app, config.AUTH_URL)), issuer: tokenIssuer(config), audience: tokenAudience };
  await app.register(mediaPlugin, {
    db,
    storage,
    tokens,
    allowHosts: config.MEDIA_PROBE_ALLOW_HOSTS,
    apiKey: config.YOUTUBE_API_KEY,
  });
  return { app, config };
}

void runService(build);
