import { tokenAudience, tokenIssuer } from '@vidyapath/service-kit/process/config';
import { prepareDatabase } from '@vidyapath/service-kit/database/prepare-database';
import { runService } from '@vidyapath/service-kit/process/run-service';
import { createServiceServer } from '@vidyapath/service-kit/http/service-app';
import { openTokenSources } from '@vidyapath/service-kit/auth/token-sources';
import { openServiceCaller } from '@vidyapath/service-kit/client/service-caller';
import { submissionsMax, supportMigrations, supportPlugin, supportSchema } from './app';
import { readConfig } from './config';

void runService(async () => {
  const config = readConfig(process.env);
  const app = await createServiceServer({ name: 'support', config });
  const db = await prepareDatabase(config.DATABASE_URL, {
    schema: supportSchema,
    migrations: supportMigrations,
    warn: (text) => app.log.warn(text),
  });
  app.addHook('onClose', () => db.destroy());
  const tokens = {
    ...(await openTokenSources(app, openServiceCaller(app, 'support', config))),
    issuer: tokenIssuer(config),
    audience: tokenAudience,
  };
  await app.register(supportPlugin, {
    db,
    tokens,
    submissionsMax: config.RATE_LIMIT_PER_MINUTE === 0 ? 0 : submissionsMax,
  });
  return { app, config };
});
