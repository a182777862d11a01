import { tokenAudience, tokenIssuer } from '@vidyapath/service-kit/process/config';
import { runService } from '@vidyapath/service-kit/process/run-service';
import { createServiceServer } from '@vidyapath/service-kit/http/service-app';
import { openTokenSources } from '@vidyapath/service-kit/auth/token-sources';
import { submissionsMax, supportPlugin } from './app';
import { supportConfig } from './config';
import { prepareDatabase } from './prepare-database';

void runService(async () => {
  const config = supportConfig(process.env);
  const app = await createServiceServer({ name: 'support', config });
  const db = await prepareDatabase(config.DATABASE_URL, (message) => app.log.warn(message));
  app.addHook('onClose', () => db.destroy());
  const tokens = { ...(await openTokenSources(app, config.AUTH_URL)), issuer: tokenIssuer(config), audience: tokenAudience };
  await app.register(supportPlugin, {
    db,
    tokens,
    submissionsMax: config.RATE_LIMIT_PER_MINUTE === 0 ? 0 : submissionsMax,
  });
  return { app, config };
});
