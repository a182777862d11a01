import { prepareDatabase } from '@vidyapath/service-kit/database/prepare-database';
import { createServiceServer } from '@vidyapath/service-kit/http/service-app';
import { runService } from '@vidyapath/service-kit/process/run-service';
import { serverErrorsTarget } from '@vidyapath/service-kit/telemetry/server-errors-at';
import { adminOf, authMigrations, authSchema, createAuth, seedUsers } from './app';
import { readConfig } from './config';

void runService(async () => {
  const config = readConfig(process.env);
  const admin = adminOf(config);
  const app = await createServiceServer({ name: 'auth', config });
  const db = await prepareDatabase(config.DATABASE_URL, {
    schema: authSchema,
    migrations: authMigrations,
    warn: (text) => app.log.warn(text),
  });
  if (admin) await seedUsers(db, [admin]);
  app.addHook('onClose', () => db.destroy());
  await app.register(createAuth({ db, config, serviceClients: config.serviceClients }).plugin, {
    serverErrors: serverErrorsTarget(config),
  });
  return { app, config };
});
