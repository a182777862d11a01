import { prepareDatabase } from '@vidyapath/service-kit/database/prepare-database';
import { createServiceServer } from '@vidyapath/service-kit/http/service-app';
import { runService } from '@vidyapath/service-kit/process/run-service';
import { gatewaySimulatorMigrations, gatewaySimulatorPlugin, gatewaySimulatorSchema } from './app';
import { hostileOf, readConfig } from './config';

void runService(async () => {
  const config = readConfig(process.env);
  const hostile = hostileOf(config);
  const app = await createServiceServer({ name: 'gateway-simulator', config });
  const db = await prepareDatabase(config.DATABASE_URL, {
    schema: gatewaySimulatorSchema,
    migrations: gatewaySimulatorMigrations,
    warn: (text) => app.log.warn(text),
  });
  app.addHook('onClose', () => db.destroy());
  await app.register(gatewaySimulatorPlugin, {
    db,
    keyId: config.RAZORPAY_KEY_ID,
    keySecret: config.RAZORPAY_KEY_SECRET,
    webhookSecret: config.RAZORPAY_WEBHOOK_SECRET,
    webhookUrl: config.WEBHOOK_URL,
    ...(hostile && { hostile }),
  });
  return { app, config };
});
