import type { OrderBody } from '@vidyapath/http/commerce-orders';
import { createTestServer } from '@vidyapath/kit-testing/test-server';
import { platformActor } from '@vidyapath/service-kit/audit/audit';
import { createDatabase, type DatabaseOptions } from '@vidyapath/service-kit/database/database';
import { createEvents } from '@vidyapath/service-kit/events/events';
import { createJobs } from '@vidyapath/service-kit/jobs/jobs';
import { createGatewayClient } from '../lib/gateway/gateway-client';
import { keys } from '../lib/gateway/start-gateway.fixture';
import { createIssueDocuments } from '../modules/documents/create-issue-documents';
import { createOrders } from '../modules/orders/create-orders';
import { createOffers } from '../offers';
import { type KillPoint, withKillPoint } from './kill-point';
import { seller } from './offers-factories';

/** What {@link serve} does in a process of its own, until it is killed. */
export interface KilledShop {
  database: DatabaseOptions;
  gateway: string;
  killPoint: KillPoint;
  /** Ordered at once; left out, it takes jobs. */
  order?: { userId: number; body: OrderBody };
}

async function serve({ database, gateway, killPoint, order }: KilledShop): Promise<void> {
  const db = createDatabase(database);
  const server = await createTestServer('commerce');
  const now = () => new Date();
  const events = createEvents();
  const client = withKillPoint(createGatewayClient({ baseUrl: gateway, ...keys }), killPoint);
  const orders = createOrders(server.withTypeProvider(), {
    ...createOffers({ db, seller, fetchCourses: async () => [], events, now }).orders,
    db,
    payments: { provider: 'simulated', client, keyId: keys.keyId, keySecret: keys.keySecret },
    webhookSecrets: [],
    ttlSeconds: 1_800,
    documents: withKillPoint(
      createIssueDocuments({ seller: { ...seller, name: 'Vidyapath', address: 'Bhubaneswar' } }),
      killPoint,
    ),
    events,
    now,
  });
  if (order) await orders.createOrder(order.userId, order.body, { by: platformActor });
  createJobs(db, orders.kinds).start(server, { lookEvery: 50 });
  await server.ready();
}

void serve(JSON.parse(process.argv[2] ?? '{}') as KilledShop);
