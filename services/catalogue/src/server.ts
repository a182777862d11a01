import { tokenAudience, tokenIssuer } from '@vidyapath/service-kit/config';
import { httpKeySource } from '@vidyapath/service-kit/key-source';
import { httpRevocationSource } from '@vidyapath/service-kit/revocation-source';
import { runService } from '@vidyapath/service-kit/run-service';
import { createServiceServer } from '@vidyapath/service-kit/service-app';
import { cataloguePlugin } from './app';
import { catalogueConfig } from './config';
import { prepareDatabase } from './prepare-database';

void runService(async () => {
  const config = catalogueConfig(process.env);
  const app = await createServiceServer({ name: 'catalogue', config });
  const db = await prepareDatabase(config.DATABASE_URL, (message) => app.log.warn(message));
  const revocations = httpRevocationSource(config.AUTH_URL, app.log);
  app.addHook('onClose', async () => {
    revocations.close();
    await db.destroy();
  });
  const keys = httpKeySource(config.AUTH_URL);
  await app.register(cataloguePlugin, { db, tokens: { keys, revocations, issuer: tokenIssuer(config), audience: tokenAudience } });
  return { app, config };
});
