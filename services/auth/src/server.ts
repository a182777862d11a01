import { loadConfig } from '@vidyapath/service-kit/process/config';
import { createDatabase } from '@vidyapath/service-kit/database/database';
import { ensureSchema } from '@vidyapath/service-kit/database/ensure-schema';
import { migrate } from '@vidyapath/service-kit/database/migrate';
import { runService } from '@vidyapath/service-kit/process/run-service';
import { createServiceServer } from '@vidyapath/service-kit/http/service-app';
import { adminOf, AuthConfigSchema, authSchema, createAuth, migrations, seedUsers } from './app';

void runService(async () => {
  const config = loadConfig(AuthConfigSchema, process.env);
  const admin = adminOf(config);
  const app = await createServiceServer({ name: 'auth', config });
  const entered = await ensureSchema(config.DATABASE_URL, { ...authSchema, warn: (text) => app.log.warn(text) });
  await migrate({ url: config.DATABASE_URL, ...entered }, migrations);
  const db = createDatabase({ url: config.DATABASE_URL, ...entered });
  if (admin) await seedUsers(db, [admin]);
  app.addHook('onClose', () => db.destroy());
  await app.register(createAuth({ db, config }).plugin, { internal: true });
  return { app, config };
});
