import { tokenAudience, tokenIssuer } from '@vidyapath/service-kit/config';
import { createDatabase } from '@vidyapath/service-kit/database';
import { ensureSchema } from '@vidyapath/service-kit/ensure-schema';
import { httpKeySource } from '@vidyapath/service-kit/key-source';
import { migrate } from '@vidyapath/service-kit/migrate';
import { httpRevocationSource } from '@vidyapath/service-kit/revocation-source';
import { type RunnableService, runService } from '@vidyapath/service-kit/run-service';
import { createServiceServer } from '@vidyapath/service-kit/service-app';
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
  const revocations = httpRevocationSource(config.AUTH_URL, app.log);
  app.addHook('onClose', async () => {
    revocations.close();
    await db.destroy();
  });
  await app.register(mediaPlugin, {
    db,
    storage,
    tokens: { keys: httpKeySource(config.AUTH_URL), revocations, issuer: tokenIssuer(config), audience: tokenAudience },
    allowHosts: config.MEDIA_PROBE_ALLOW_HOSTS,
    apiKey: config.YOUTUBE_API_KEY,
  });
  return { app, config };
}

void runService(build);
