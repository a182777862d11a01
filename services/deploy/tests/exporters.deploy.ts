import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { owners } from '@vidyapath/platform/edge-policy/paths';
import { createTestDatabase, type TestDatabase } from '@vidyapath/kit-testing/test-database';
import { createDatabase } from '@vidyapath/service-kit/database/database';
import { freePort } from '@vidyapath/postgres/free-port';
import { type Backing, startOn, startRedis, stopChild } from './support/backing';
import { addLogins, serviceUrl } from './support/database-logins';
import { type Edge, startEdge } from './support/edge';
import { readDashboards, readRules } from './support/observability';
import { parseQuery } from './support/promql';
import { type Inventory, readMetrics } from './support/scraped-metrics';

/** Of a standby, of Kubernetes, and of a server with TLS, which are not here. */
const elsewhere = [
  'pg_stat_replication_pg_wal_lsn_diff',
  'kubelet_volume_stats_available_bytes',
  'kubelet_volume_stats_capacity_bytes',
  'probe_ssl_earliest_cert_expiry',
];

const inventory: Inventory = new Map();
let database: TestDatabase;
let redis: Backing;
let edge: Edge;
let folder: string;

/** Starts Debian's exporter and reads what it shows. */
async function readExporter(name: string, args: (listen: string) => string[], env: Record<string, string> = {}) {
  const port = await freePort();
  const child = await startOn(port, name, args(`127.0.0.1:${port}`), env);
  readMetrics(await (await fetch(`http://127.0.0.1:${port}/metrics`)).text(), inventory);
  await stopChild(child);
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vidyapath-exporters-'));
  const edgePort = await freePort();
  const statusPort = await freePort();
  const nowhere = Object.fromEntries(owners.map((owner) => [owner, ['127.0.0.1:1']])) as Record<
    (typeof owners)[number],
    string[]
  >;
  [database, redis, edge] = await Promise.all([
    createTestDatabase(),
    startRedis(),
    startEdge(edgePort, { replicas: nowhere, releases: folder, status: `127.0.0.1:${statusPort}` }),
  ]);
  addLogins(database.url);
  const catalogue = createDatabase({ url: serviceUrl(database.url, 'catalogue'), schema: 'catalogue' });
  await catalogue.schema.createTable('records', (table) => table.text('text'));
  await catalogue.destroy();
  const listen = (address: string): string[] => [`--web.listen-address=${address}`];
  const withQueries = (address: string): string[] => [
    ...listen(address),
    `--extend.query-path=${resolve(__dirname, '../observability/postgres-queries.yaml')}`,
  ];
  await readExporter('prometheus-postgres-exporter', withQueries, {
    DATA_SOURCE_NAME: `${database.url}?sslmode=disable`,
  });
  const { host, password } = new URL(redis.url);
  await readExporter('prometheus-redis-exporter', listen, { REDIS_ADDR: `redis://${host}`, REDIS_PASSWORD: password });
  await readExporter('prometheus-nginx-exporter', (address) => [
    `-web.listen-address=${address}`,
    `-nginx.scrape-uri=http://127.0.0.1:${statusPort}/status`,
  ]);
  await readExporter('prometheus-node-exporter', listen);
});
afterAll(async () => {
  await edge.stop();
  await redis.stop();
  await database.drop();
  await rm(folder, { recursive: true });
});

const dashboard = readDashboards().find(({ uid }) => uid === 'vidyapath-infrastructure');
const queries = [
  ...readRules('alerts-infrastructure.yaml').map(({ alert, expr }) => [alert, expr] as const),
  ...(dashboard?.panels ?? []).flatMap(({ title, targets = [] }) =>
    targets.map(({ expr }) => [title, expr.replaceAll('$__rate_interval', '5m')] as const),
  ),
];

test.each(queries)('%s uses only metrics and labels that the exporters show', (_name, expr) => {
  const { errors, selectors } = parseQuery(expr);
  expect({ expr, errors }).toEqual({ expr, errors: [] });
  expect(selectors).not.toEqual([]);
  for (const { metric, matchers } of selectors.filter(({ metric }) => !elsewhere.includes(metric))) {
    expect([...inventory.keys()]).toContain(metric);
    for (const { label } of matchers) expect([...(inventory.get(metric)?.keys() ?? [])]).toContain(label);
  }
});

test('each exporter reaches its server', async () => {
  for (const metric of ['pg_up', 'redis_up', 'nginx_up']) expect([...inventory.keys()]).toContain(metric);
  expect(inventory.get('pg_stat_database_numbackends')?.get('datname')).toContain(
    new URL(database.url).pathname.slice(1),
  );
});
