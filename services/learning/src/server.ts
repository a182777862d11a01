import { tokenAudience, tokenIssuer } from '@vidyapath/service-kit/process/config';
import { prepareDatabase } from '@vidyapath/service-kit/database/prepare-database';
import { runService } from '@vidyapath/service-kit/process/run-service';
import { openServerErrors } from '@vidyapath/service-kit/telemetry/server-errors-at';
import { createServiceServer } from '@vidyapath/service-kit/http/service-app';
import { openTokenSources } from '@vidyapath/service-kit/auth/token-sources';
import { openServiceCaller } from '@vidyapath/service-kit/client/service-caller';
import { httpLink } from '@vidyapath/service-kit/client/service-link';
import { learningMigrations, learningPlugin, learningSchema } from './app';
import { openCertificateKeys } from './certificate-keys';
import { readConfig } from './config';

void runService(async () => {
  const config = readConfig(process.env);
  const app = await createServiceServer({ name: 'learning', config });
  const db = await prepareDatabase(config.DATABASE_URL, {
    schema: learningSchema,
    migrations: learningMigrations,
    warn: (text) => app.log.warn(text),
  });
  app.addHook('onClose', () => db.destroy());
  const caller = openServiceCaller(app, 'learning', config);
  openServerErrors(app, caller, config);
  const tokens = { ...(await openTokenSources(app, caller)), issuer: tokenIssuer(config), audience: tokenAudience };
  await app.register(learningPlugin, {
    db,
    tokens,
    catalogue: caller.clientOf('catalogue', httpLink(config.CATALOGUE_URL)),
    commerce: config.COMMERCE_URL ? caller.clientOf('commerce', httpLink(config.COMMERCE_URL)) : undefined,
    auth: caller.clientOf('auth', caller.auth),
    certificates: {
      keys: openCertificateKeys(config.DATA_DIR),
      appName: config.APP_NAME,
      publicUrl: config.PUBLIC_URL,
    },
  });
  return { app, config };
});
