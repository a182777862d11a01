import { readCourseStates } from '@vidyapath/catalogue/app';
import { awaitsDemoSales, gatewayAccountOf, seedCommerce } from '@vidyapath/commerce/app';
import { gatewaySimulatorPlugin } from '@vidyapath/gateway-simulator/app';
import { injectLink } from '@vidyapath/service-kit/client/inject-link';
import { createServiceServer, type ServiceServer } from '@vidyapath/service-kit/http/service-app';
import { paymentSettings, simulatorKeys } from '../payments';
import type { SellingConfig } from '../platform-config';
import type { Services } from '../services';
import { demoPeople } from './demo-people';

const salesCount = 400;
/** Of the demo's learner. */
const learnerCourseIds = [2, 5];

/** A year of sales of the demo's courses, made by commerce and the gateway simulator with their own clock, on a server that does not listen. */
export async function loadDemoSales(
  { databases, simulator }: Pick<Services, 'databases' | 'simulator'>,
  config: Partial<SellingConfig>,
  signal?: AbortSignal,
): Promise<void> {
  const settings = paymentSettings(config);
  if (!simulator || !(await awaitsDemoSales(databases.commerce))) return;
  const courses = await readCourseStates(
    databases.catalogue,
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
    // Without webhooks and settings of its own: the shop that is open meanwhile gets those of its buyers.
    await app.register(gatewaySimulatorPlugin, { db: simulator, ...simulatorKeys, now, sendWebhook: null });
    const payments = gatewayAccountOf(settings, injectLink(app));
    if (!payments) return;
    await seedCommerce(app, {
      db: databases.commerce,
      settings,
      payments,
      pay: (order_id, method) => pay(app, { order_id, method, outcome: 'success' }),
      setClock: (at) => {
        clock = at;
      },
      now,
      courses,
      buyers,
      learner,
      learnerCourseIds,
      count: salesCount,
      signal,
    });
  } finally {
    await app.close();
  }
}

async function pay(app: ServiceServer, payload: object): Promise<void> {
  const { keyId, keySecret } = simulatorKeys;
  const authorization = `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`;
  const url = '/gateway-simulator/control/payments';
  const { statusCode, body } = await app.inject({ method: 'POST', url, payload, headers: { authorization } });
  if (statusCode >= 300) throw new Error(`${url} answered ${statusCode}: ${body}`);
}
