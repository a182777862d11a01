import type { OrderBody } from '@vidyapath/http/commerce-orders';
import { createTestServer } from '@vidyapath/kit-testing/test-server';
import { platformActor } from '@vidyapath/service-kit/audit/audit';
import { createDatabase, type DatabaseOptions } from '@vidyapath/service-kit/database/database';
import { createJobs } from '@vidyapath/service-kit/jobs/jobs';
import { createGatewayClient } from '../lib/gateway/gateway-client';
import { keys } from '../lib/gateway/start-gateway.fixture';
import { createOrder, registerOrders } from '../modules/orders/orders';
import { killAtStatement, type KillPoint, withKillPoint } from './kill-point';
import { seller } from './offers-factories';
import { createTestContext, settingsOf } from './test-context';

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
  killAtStatement(db, killPoint);
  const server = await createTestServer('commerce');
  const now = () => new Date();
  const client = withKillPoint(createGatewayClient({ baseUrl: gateway, ...keys }), killPoint);
  const ctx = createTestContext(server, db, {
    settings: settingsOf(seller),
    payments: { provider: 'simulated', client, keyId: keys.keyId, keySecret: keys.keySecret },
    now,
    jobs: createJobs(server, { db, now, timing: { lookEvery: 50 } }),
  });
  await registerOrders(server.withTypeProvider(), ctx);
  if (order) await createOrder(ctx, order.userId, order.body, { by: platformActor });
  await server.ready();
}

void serve(JSON.parse(process.argv[2] ?? '{}') as KilledShop);
