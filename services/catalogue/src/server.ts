import { tokenAudience, tokenIssuer } from '@vidyapath/service-kit/process/config';
import { runService } from '@vidyapath/service-kit/process/run-service';
import { createServiceServer } from '@vidyapath/service-kit/http/service-app';
import { openTokenSources } from '@vidyapath/service-kit/auth/token-sources';
import { cataloguePlugin } from './app';
import { catalogueConfig } from './config';
import { prepareDatabase } from './prepare-database';
import { openReads } from './replica/open-reads';
import { httpIsStored } from './stored-files';

void runService(async () => {
  const config = catalogueConfig(process.env);
  const app = await createServiceServer({ name: 'catalogue', config });
  const db = await prepareDatabase(config.DATABASE_URL, (message) => app.log.warn(message));
  const reads = config.DATABASE_READ_URL ? await openReads(db, config.DATABASE_READ_URL) : undefined;
  app.addHook('onClose', () => Promise.all([db.destroy(), reads?.destroy()]));
  const tokens = { ...(await openTokenSources(app, config.AUTH_URL)), issuer: tokenIssuer(config), audience: tokenAudience };
  await app.register(cataloguePlugin, { db, reads, tokens, isStored: httpIsStored(config.MEDIA_URL) });
  return { app, config };
});
