import { openTokenSources } from '@vidyapath/service-kit/auth/token-sources';
import { openServiceCaller } from '@vidyapath/service-kit/client/service-caller';
import { httpLink } from '@vidyapath/service-kit/client/service-link';
import { prepareDatabase } from '@vidyapath/service-kit/database/prepare-database';
import { createServiceServer } from '@vidyapath/service-kit/http/service-app';
import { tokenAudience, tokenIssuer } from '@vidyapath/service-kit/process/config';
import { runService } from '@vidyapath/service-kit/process/run-service';
import { openServerErrors } from '@vidyapath/service-kit/telemetry/server-errors-at';
import { commerceMigrations, commercePlugin, commerceSchema } from './app';
import type { paths as AuthPaths } from '@vidyapath/service-kit/clients/auth';
import type { paths as CataloguePaths } from '@vidyapath/service-kit/clients/catalogue';
import { readConfig } from './config';
import { gatewayAccountOf } from './lib/gateway/gateway-account';

void runService(async () => {
  const config = readConfig(process.env);
  const app = await createServiceServer({ name: 'commerce', config });
  const db = await prepareDatabase(config.DATABASE_URL, {
    schema: commerceSchema,
    migrations: commerceMigrations,
    warn: (text) => app.log.warn(text),
  });
  app.addHook('onClose', () => db.destroy());
  const caller = openServiceCaller(app, 'commerce', config);
  openServerErrors(app, caller, config);
  const tokens = {
    ...(await openTokenSources(app, caller)),
    issuer: tokenIssuer(config),
    audience: tokenAudience,
  };
  await app.register(commercePlugin, {
    db,
    tokens,
    settings: config,
    mail: config,
    payments: gatewayAccountOf(config),
    catalogue: caller.clientOf<CataloguePaths>('catalogue', httpLink(config.CATALOGUE_URL)),
    auth: caller.clientOf<AuthPaths>('auth', caller.auth),
  });
  return { app, config };
});
