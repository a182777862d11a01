import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { createTestDatabase, type TestDatabase } from '@vidyapath/kit-testing/test-database';
import { createDatabase } from '@vidyapath/service-kit/database/database';
import { sendJson, signIn, untilAnswer } from './support/api';
import type { RunningProcess } from './support/processes';
import { createReplicas, type Replicas } from './support/replicas';
import { buyUntil } from './support/sales/buy';
import { explainMoney } from './support/sales/explain-money';
import { type Buyer, createBuyer, gatewayKey, type Shop, stockShop } from './support/sales/shop';
import { pendingWork } from './support/sales/what-waits';

/** `HOSTILE_MINUTES=1` for a short look. */
const minutes = Number(process.env['HOSTILE_MINUTES'] ?? 10);
const buyersCount = 20;
const noFailures = {};
const hostileSettings: readonly object[] = [
  noFailures,
  { webhooks: { copies: 3, reorder: true, forged: 2, delayMs: 500 } },
  { webhooks: { dropShare: 0.7, retryScale: 0 } },
  { api: { failBefore: 0.2, failAfter: 0.2 } },
  { api: { hangAfter: 0.05, slowMs: 300 }, refunds: { outcome: 'pending-then-processed', lateSeconds: 3 } },
  { payments: { secondCapture: true, lateSeconds: 4 }, refunds: { outcome: 'pending-then-failed', lateSeconds: 3 } },
  { api: { tooMany: 0.2, retryAfter: 1 }, webhooks: { emptyNotes: 'object', sortedKeys: true } },
];

let database: TestDatabase;
let replicas: Replicas;
let platform: RunningProcess;
let url: string;
/** Has the signing key, so that sessions stay valid after a kill. */
let dataDir: string;
const start = async () => {
  platform = await replicas.start({ DATA_DIR: dataDir, RATE_LIMIT_PER_MINUTE: '0', ORDER_TTL_SECONDS: '120' });
  url = await platform.ready;
};
beforeAll(async () => {
  database = await createTestDatabase();
  replicas = await createReplicas(database.url);
  dataDir = await mkdtemp(join(tmpdir(), 'vidyapath-hostile-'));
  await start();
});
afterAll(async () => {
  platform.kill('SIGTERM');
  await platform.ended;
  await replicas.remove();
  await rm(dataDir, { recursive: true, force: true });
  await database.drop();
});

const configureGateway = (settings: object) =>
  sendJson(`${url}/gateway-simulator/control`, settings, gatewayKey, 'PUT');

/** Kills the platform every few seconds, and changes how the gateway fails. */
async function disturbUntil(stopped: () => boolean): Promise<number> {
  let kills = 0;
  while (!stopped()) {
    await configureGateway(hostileSettings[Math.floor(Math.random() * hostileSettings.length)] ?? noFailures).catch(
      () => undefined,
    );
    await pause(3_000 + Math.random() * 12_000);
    platform.kill('SIGKILL');
    await platform.ended;
    kills += 1;
    await start();
  }
  return kills;
}

test(
  'with a hostile gateway and a platform that is killed repeatedly the accounts balance, and access matches',
  async () => {
    const shop: Shop = { url: () => url, ...(await stockShop(url, await signIn(url))) };
    const buyers: Buyer[] = [];
    while (buyers.length < buyersCount) buyers.push(await createBuyer(url));
    const end = Date.now() + minutes * 60_000;
    const stopped = () => Date.now() > end;
    const [kills, ...answered] = await Promise.all([
      disturbUntil(stopped),
      ...buyers.map((buyer) => buyUntil(shop, buyer, stopped)),
    ]);
    await untilAnswer(
      ({ status }) => status === 200,
      () => configureGateway(noFailures),
    );
    // Later jobs are due now; then each start compares the gateway's lists with the orders.
    const { explained, rounds, pending } = await untilExplained(shop, buyers);
    const actions = answered.reduce((sum, count) => sum + count, 0);
    process.stdout.write(`${JSON.stringify({ minutes, kills, actions, rounds, ...explained })}\n`);
    if (explained.faults.length > 0) process.stdout.write(`${JSON.stringify(pending, null, 2)}\n`);
    expect(explained.faults).toEqual([]);
    expect(explained.paid).toBeGreaterThan(0);
  },
  (minutes + 10) * 60_000,
);

/** Lets the platform catch up, with restarts between, for five minutes at most. */
async function untilExplained(shop: Shop, buyers: readonly Buyer[]) {
  const db = createDatabase({ url: database.url, schema: 'public', poolMax: 1 });
  for (let round = 1; ; round += 1) {
    for (const jobs of ['commerce_jobs', 'gateway_simulator_jobs'])
      await db.raw(`update ${jobs}._private_jobs set run_at = now() where run_at > now()`);
    await pause(10_000);
    const explained = await explainMoney(shop, buyers);
    if (explained.faults.length === 0 || round === 15) {
      const pending = await pendingWork(db);
      await db.destroy();
      return { explained, rounds: round, pending };
    }
    platform.kill('SIGTERM');
    await platform.ended;
    await start();
  }
}
