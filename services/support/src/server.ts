import { tokenAudience, tokenIssuer } from '@vidyapath/service-kit/process/config';
import { prepareDatabase } from '@vidyapath/service-kit/database/prepare-database';
import { runService } from '@vidyapath/service-kit/process/run-service';
import { createServiceServer } from '@vidyapath/service-kit/http/service-app';
import { openTokenSources } from '@vidyapath/service-kit/auth/token-sources';
import { openServiceCaller } from '@vidyapath/service-kit/client/service-caller';
import { injectLink } from '@vidyapath/service-kit/client/inject-link';
import { reportServerErrorsTo } from '@vidyapath/service-kit/telemetry/server-errors-at';
import { httpLink } from '@vidyapath/service-kit/client/service-link';
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
  const caller = openServiceCaller(app, 'support', config);
  reportServerErrorsTo(app, caller, { link: injectLink(app), release: config.RELEASE });
  const tokens = {
    ...(await openTokenSources(app, caller)),
    issuer: tokenIssuer(config),
    audience: tokenAudience,
  };
  await app.register(supportPlugin, {
    db,
    tokens,
    submissionsMax: config.RATE_LIMIT_PER_MINUTE === 0 ? 0 : submissionsMax,
    mail: config,
    auth: caller.clientOf('auth', caller.auth),
    catalogue: caller.clientOf('catalogue', httpLink(config.CATALOGUE_URL)),
    commerce: caller.clientOf('commerce', httpLink(config.COMMERCE_URL)),
    learning: caller.clientOf('learning', httpLink(config.LEARNING_URL)),
    media: caller.clientOf('media', httpLink(config.MEDIA_URL)),
    pages: httpLink(config.PAGES_URL),
  });
  return { app, config };
});
