import { createLessonLinks } from '@vidyapath/service-kit/domain/access/lesson-links';
import { openTokenSources } from '@vidyapath/service-kit/auth/token-sources';
import { openServiceCaller } from '@vidyapath/service-kit/client/service-caller';
import { httpLink } from '@vidyapath/service-kit/client/service-link';
import { prepareDatabase } from '@vidyapath/service-kit/database/prepare-database';
import { createServiceServer } from '@vidyapath/service-kit/http/service-app';
import { tokenAudience, tokenIssuer } from '@vidyapath/service-kit/process/config';
import { runService } from '@vidyapath/service-kit/process/run-service';
import { openServerErrors } from '@vidyapath/service-kit/telemetry/server-errors-at';
import { encodingOptionsOf, mediaMigrations, mediaPlugin, mediaSchema } from './app';
import { readConfig } from './config';
import { openStorage } from './lib/storage/open-storage';

void runService(async () => {
  const config = readConfig(process.env);
  const storage = await openStorage(config);
  const app = await createServiceServer({ name: 'media', config });
  const db = await prepareDatabase(config.DATABASE_URL, {
    schema: mediaSchema,
    migrations: mediaMigrations,
    warn: (text) => app.log.warn(text),
  });
  app.addHook('onClose', () => db.destroy());
  const caller = openServiceCaller(app, 'media', config);
  openServerErrors(app, caller, config);
  const tokens = {
    ...(await openTokenSources(app, caller)),
    issuer: tokenIssuer(config),
    audience: tokenAudience,
  };
  await app.register(mediaPlugin, {
    db,
    storage,
    tokens,
    catalogue: caller.clientOf('catalogue', httpLink(config.CATALOGUE_URL)),
    lessonLinks: createLessonLinks(config.LESSON_LINK_SECRET),
    encoding: encodingOptionsOf(config, config.STORAGE_DIR),
    lessonBytesMax: config.LESSON_MAX_BYTES,
    lessonQuotaBytes: config.LESSON_QUOTA_BYTES || undefined,
    allowHosts: config.MEDIA_PROBE_ALLOW_HOSTS,
    apiKey: config.YOUTUBE_API_KEY,
  });
  return { app, config };
});
