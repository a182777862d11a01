import { createCourseChangesService } from '@vidyapath/catalogue/app';
import { gatewayAccountOf, seedCommerce } from '@vidyapath/commerce/app';
import { gatewaySimulatorPlugin } from '@vidyapath/gateway-simulator/app';
import { createServiceServer, type ServiceServer } from '@vidyapath/service-kit/http/service-app';
import { fetchWithin, paymentSettings, simulatorKeys } from '../payments';
import type { SellingConfig } from '../platform-config';
import type { Services } from '../services';
import { demoPeople } from './demo-people';

const salesCount = 400;
/** The specification's bundle, and the courses of the demo's learner. */
const bundleCourseIds = [2, 3, 5, 6, 7];
const learnerCourseIds = [2, 5];

/** A year of sales of the demo's courses, made by commerce and the gateway simulator with their own clock, on a server that does not listen. */
export async function loadDemoSales(
  { databases, simulator }: Pick<Services, 'databases' | 'simulator'>,
  config: Partial<SellingConfig>,
  signal?: AbortSignal,
): Promise<void> {
  const settings = paymentSettings(config);
  if (!simulator || (await databases.commerce('plans').first('plan_id'))) return;
  const courses = await createCourseChangesService(databases.catalogue).find(
    Array.from({ length: 100 }, (_, index) => index + 1),
  );
  const { buyers, learner } = await demoPeople(databases.auth);
  if (!learner) return;
  let clock = new Date();
  const now = (): Date => clock;
  const app = await createServiceServer({
    name: 'demo',
    config: { LOG_LEVEL: 'silent', RATE_LIMIT_PER_MINUTE: 0, TRUST_PROXY: '' },
  });
  try {
    await app.register(gatewaySimulatorPlugin, { db: simulator, ...simulatorKeys, now, sendWebhook: async () => 204 });
    const payments = gatewayAccountOf(settings, fetchWithin(app));
    if (!payments) return;
    await control(app, 'PUT', '', { webhooks: { copies: 0 } });
    await seedCommerce(app, {
      db: databases.commerce,
      settings,
      payments,
      pay: (order_id, method) => control(app, 'POST', '/payments', { order_id, method, outcome: 'success' }),
      setClock: (at) => (clock = at),
      now,
      courses,
      bundleCourseIds,
      buyers,
      learner,
      learnerCourseIds,
      count: salesCount,
      signal,
    });
    await control(app, 'PUT', '', {});
  } finally {
    await app.close();
  }
}

async function control(
  app: ServiceServer,
  method: 'PUT' | 'POST',
  path: '' | '/payments',
  payload: object,
): Promise<void> {
  const { keyId, keySecret } = simulatorKeys;
  const authorization = `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`;
  const url = `/gateway-simulator/control${path}`;
  const { statusCode, body } = await app.inject({ method, url, payload, headers: { authorization } });
  if (statusCode >= 300) throw new Error(`${url} answered ${statusCode}: ${body}`);
}
