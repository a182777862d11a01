import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { type Owner, owners, ports, serviceNames } from '@vidyapath/platform/edge-policy/paths';
import { createTestDatabase, type TestDatabase } from '@vidyapath/kit-testing/test-database';
import { parse } from 'yaml';
import { readDashboards, readRules } from './support/observability';
import { parseQuery } from './support/promql';
import { type Inventory, readMetrics, useServices } from './support/scraped-metrics';
import { secretsFor } from './support/service-secrets';
import { runService, type RunningService, servicesFolder } from './support/services';

const project = resolve(__dirname, '..');
const folder = join(project, 'observability');
const ofServices = readRules('alerts.yaml');
const rules = [...ofServices, ...readRules('alerts-infrastructure.yaml')];
const dashboards = readDashboards();
const shown = dashboards
  .filter(({ uid }) => uid !== 'vidyapath-infrastructure')
  .flatMap(({ title, panels }) =>
    panels.flatMap((panel) => (panel.targets ?? []).map(({ expr }) => [`${title}: ${panel.title}`, expr] as const)),
  );
/** Grafana replaces these before it sends a query to Prometheus. */
const filledIn = (expr: string): string => expr.replaceAll('$__rate_interval', '5m').replaceAll('$job', 'auth');
const queries = [
  ...ofServices.map(({ alert, expr }) => [alert, expr] as const),
  ...shown.map(([name, expr]) => [name, filledIn(expr)] as const),
];

/** A job's name is the deployment's. */
const jobs: readonly string[] = [...owners, 'media-encoder'];
/** Prometheus itself adds these labels to each series, and the series `up`. */
const scrapeLabels = ['job', 'instance'];
let database: TestDatabase;
let dataDir: string;
let running: Record<Owner, RunningService>;
const inventory: Inventory = new Map([['up', new Map()]]);
beforeAll(async () => {
  database = await createTestDatabase();
  dataDir = mkdtempSync(join(tmpdir(), 'vidyapath-metrics-'));
  const shell = join(dataDir, 'slices/shell/dist');
  mkdirSync(shell, { recursive: true });
  writeFileSync(join(shell, 'index.html'), '<!doctype html><head></head>');
  const env = {
    DATABASE_URL: database.url,
    DATA_DIR: dataDir,
    STORAGE_DIR: join(dataDir, 'media'),
    SLICES_DIR: join(dataDir, 'slices'),
  };
  const started = await Promise.all(
    owners.map(async (name) => [name, await runService(name, { ...env, ...secretsFor(name) })] as const),
  );
  running = Object.fromEntries(started) as typeof running;
  await useServices(running);
  for (const [, { url }] of started) readMetrics(await (await fetch(`${url}/metrics`)).text(), inventory);
});
afterAll(async () => {
  await Promise.all(Object.values(running).map((service) => service.stop()));
  await database.drop();
  rmSync(dataDir, { recursive: true });
});

const documented = serviceNames.flatMap((name) =>
  Object.keys(
    (JSON.parse(readFileSync(join(servicesFolder, name, 'openapi.json'), 'utf8')) as { paths: object }).paths,
  ),
);
const routes = (): string[] => [
  ...documented,
  ...(inventory.get('http_request_duration_seconds_count')?.get('route') ?? []),
];

test.each(queries)('%s is valid PromQL and uses only metrics of the services', (_name, expr) => {
  const { errors, selectors, groupedBy } = parseQuery(expr);
  expect({ expr, errors }).toEqual({ expr, errors: [] });
  expect(selectors).not.toEqual([]);
  const known = selectors.map(({ metric }) => inventory.get(metric)?.keys());
  expect(selectors.map(({ metric }) => metric).filter((metric) => !inventory.has(metric))).toEqual([]);
  for (const { metric, matchers } of selectors) {
    const labels = [...scrapeLabels, ...(inventory.get(metric)?.keys() ?? [])];
    expect(matchers.map(({ label }) => label).filter((label) => !labels.includes(label))).toEqual([]);
    for (const { label, operator, value } of matchers) {
      if (label === 'job') expect(value.split('|').filter((job) => !jobs.includes(job))).toEqual([]);
      if (label === 'route' && operator === '=') expect(routes()).toContain(value);
    }
  }
  const anywhere = [...scrapeLabels, ...known.flatMap((labels) => [...(labels ?? [])])];
  expect(groupedBy.filter((label) => !anywhere.includes(label))).toEqual([]);
});

test('the check finds renamed metrics and invalid queries', () => {
  expect(parseQuery('rate(no_such_total[5m])').selectors.filter(({ metric }) => !inventory.has(metric))).toHaveLength(
    1,
  );
  expect(parseQuery('sum(rate(x[5m])').errors).not.toEqual([]);
});

test('each dashboard has its own id, and each of its panels has a query', () => {
  expect(new Set(dashboards.map(({ uid }) => uid)).size).toBe(dashboards.length);
  expect(
    dashboards.flatMap(({ panels }) => panels.filter(({ type, targets }) => type !== 'row' && !targets?.length)),
  ).toEqual([]);
});

const chapters = ['Impact', 'Checks', 'Mitigation', 'Cause', 'Resolved'];

test.each(rules)('$alert has a severity and a runbook', ({ alert, labels, annotations }) => {
  expect(['critical', 'warning']).toContain(labels.severity);
  const name = alert.replace(/(?<!^)[A-Z]/g, (letter) => `-${letter}`).toLowerCase();
  expect(annotations.runbook_url).toBe(`runbooks/${name}.md`);
  const text = readFileSync(join(project, annotations.runbook_url), 'utf8');
  expect(text).toMatch(new RegExp(`^# ${alert}\n`));
  expect([...text.matchAll(/^## (.*)$/gm)].map(([, title]) => title)).toEqual(chapters);
  for (const [, link = ''] of text.matchAll(/\]\(([^)#]+)/g))
    expect({ link, there: existsSync(join(project, 'runbooks', link)) }).toEqual({ link, there: true });
});

test('each service behind the edge is scraped at its port, and an alert is sent if none of its replicas answers', () => {
  const { scrape_configs: scraped } = parse(readFileSync(join(folder, 'prometheus.yaml'), 'utf8')) as {
    scrape_configs: { job_name: string; dns_sd_configs?: [{ port: number }] }[];
  };
  const services = scraped.flatMap(({ job_name: name, dns_sd_configs: found }) =>
    found ? [[name, found[0].port]] : [],
  );
  expect(Object.fromEntries(services)).toEqual({ ...ports, 'media-encoder': ports.media });
  const { selectors } = parseQuery(rules.find(({ alert }) => alert === 'ServiceDown')?.expr ?? '');
  const missed = selectors.flatMap(({ matchers }) =>
    matchers.filter(({ label, operator }) => label === 'job' && operator === '=').map(({ value }) => value),
  );
  expect(missed.sort()).toEqual([...owners].sort());
});

test('each rule is tested with a series of figures', () => {
  const { tests } = parse(readFileSync(join(folder, 'alerts.test.yaml'), 'utf8')) as {
    tests: { alert_rule_test: { alertname: string; exp_alerts?: object[] }[] }[];
  };
  const fired = tests.flatMap((course) => course.alert_rule_test).filter((rule) => rule.exp_alerts);
  expect(fired.map(({ alertname }) => alertname).sort()).toEqual(rules.map(({ alert }) => alert).sort());
});

test('no runbook is for a removed alert, and no name is used twice', () => {
  expect(readdirSync(join(project, 'runbooks')).sort()).toEqual(
    rules.map(({ annotations }) => annotations.runbook_url.slice('runbooks/'.length)).sort(),
  );
  expect(new Set(rules.map(({ alert }) => alert)).size).toBe(rules.length);
});
