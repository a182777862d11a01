import { tokenAudience, tokenIssuer } from '@vidyapath/service-kit/config';
import { httpKeySource } from '@vidyapath/service-kit/key-source';
import { httpRevocationSource } from '@vidyapath/service-kit/revocation-source';
import { runService } from '@vidyapath/service-kit/run-service';
import { createServiceServer } from '@vidyapath/service-kit/service-app';
import { submissionsMax, supportPlugin } from './app';
import { supportConfig } from './config';
import { prepareDatabase } from './prepare-database';

void runService(async () => {
  const config = supportConfig(process.env);
  const app = await createServiceServer({ name: 'support', config });
  const db = await prepareDatabase(config.DATABASE_URL, (message) => app.log.warn(message));
  const revocations = httpRevocationSource(config.AUTH_URL, app.log);
  app.addHook('onClose', async () => {
    revocations.close();
    await db.destroy();
  });
  const keys = httpKeySource(config.AUTH_URL);
  await app.register(supportPlugin, {
    db,
    tokens: { keys, revocations, issuer: tokenIssuer(config), audience: tokenAudience },
    submissionsMax: config.RATE_LIMIT_PER_MINUTE === 0 ? 0 : submissionsMax,
  });
  return { app, config };
});
