import { grantsAt } from '@vidyapath/service-kit/domain/access/grants-at';
import { createLessonLinks } from '@vidyapath/service-kit/domain/access/lesson-links';
import { tokenAudience, tokenIssuer } from '@vidyapath/service-kit/process/config';
import { prepareDatabase } from '@vidyapath/service-kit/database/prepare-database';
import { runService } from '@vidyapath/service-kit/process/run-service';
import { openServerErrors } from '@vidyapath/service-kit/telemetry/server-errors-at';
import { createServiceServer } from '@vidyapath/service-kit/http/service-app';
import { openTokenSources } from '@vidyapath/service-kit/auth/token-sources';
import { httpLink } from '@vidyapath/service-kit/client/service-link';
import { openServiceCaller } from '@vidyapath/service-kit/client/service-caller';
import {
  catalogueMigrations,
  cataloguePlugin,
  catalogueSchema,
  fileCalls,
  type CommerceClient,
  type LearningClient,
  type MediaClient,
  withdrawalsAt,
} from './app';
import { readConfig } from './config';
import { openReplica } from './lib/replica/open-replica';
import { httpIsStored } from './lib/stored-files/stored-files';

void runService(async () => {
  const config = readConfig(process.env);
  const app = await createServiceServer({ name: 'catalogue', config });
  const db = await prepareDatabase(config.DATABASE_URL, {
    schema: catalogueSchema,
    migrations: catalogueMigrations,
    warn: (text) => app.log.warn(text),
  });
  const replicaDb = config.DATABASE_READ_URL ? await openReplica(db, config.DATABASE_READ_URL) : undefined;
  app.addHook('onClose', () => Promise.all([db.destroy(), replicaDb?.destroy()]));
  const caller = openServiceCaller(app, 'catalogue', config);
  openServerErrors(app, caller, config);
  const tokens = {
    ...(await openTokenSources(app, caller)),
    issuer: tokenIssuer(config),
    audience: tokenAudience,
  };
  const lessonLinks = createLessonLinks(config.LESSON_LINK_SECRET);
  const isStored = httpIsStored(config.MEDIA_URL, lessonLinks);
  const commerce: CommerceClient | undefined = config.COMMERCE_URL
    ? caller.clientOf('commerce', httpLink(config.COMMERCE_URL))
    : undefined;
  const selling = commerce && { grants: grantsAt(commerce), withdrawals: withdrawalsAt(commerce) };
  const learning: LearningClient | undefined = config.LEARNING_URL
    ? caller.clientOf('learning', httpLink(config.LEARNING_URL))
    : undefined;
  const mediaLink = httpLink(config.MEDIA_URL);
  const media: MediaClient = caller.clientOf('media', mediaLink);
  const mediaFiles: MediaClient = caller.clientOf('media', mediaLink, fileCalls);
  await app.register(cataloguePlugin, {
    learning,
    media,
    mediaFiles,
    db,
    replicaDb,
    tokens,
    isStored,
    lessonLinks,
    ...selling,
  });
  return { app, config };
});
