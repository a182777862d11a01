import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { type Owner, serviceNames } from '@vidyapath/platform/edge-policy/paths';
import { createTestDatabase, type TestDatabase } from '@vidyapath/kit-testing/test-database';
import { until } from '@vidyapath/kit-testing/until';
import { freePort } from '@vidyapath/postgres/free-port';
import { writeDescribedSlice } from './support/described-slice';
import { readRouting } from './support/nginx-routing';
import { pathCases } from './support/path-cases';
import { type RunningProcess, startProcess } from './support/process';
import { send } from './support/raw-request';
import { secretsFor } from './support/service-secrets';

const ownerOf = readRouting(readFileSync(resolve(__dirname, '../edge/nginx.conf'), 'utf8'));
const limits = { RATE_LIMIT_PER_MINUTE: '0', NODE_ENV: 'test', PUBLIC_URL: 'https://learn.example' };

let database: TestDatabase;
let folder: string;
let platform: RunningProcess;
const owners = new Map<Owner, RunningProcess>();

beforeAll(async () => {
  database = await createTestDatabase();
  folder = mkdtempSync(join(tmpdir(), 'vidyapath-edge-routes-'));
  writeDescribedSlice(folder, {
    found: '/api/courseProgress/public-courses?level=:level',
    faq: '/api/support/faq?lang=hi',
    plans: '/api/commerce/plans',
  });
  const start = async (program: string, env: Record<string, string> = {}) =>
    startProcess(['--import', 'tsx', program], {
      ...limits,
      DATABASE_URL: database.url,
      DATA_DIR: folder,
      PORT: String(await freePort()),
      ...env,
    });
  // The platform migrates first, so that the services need no migration.
  platform = await start('tools/tests/support/run-platform.ts', {
    PLATFORM_ROOT: folder,
    DEMO_DATA: 'false',
  });
  const services = serviceNames.map(async (name) =>
    owners.set(
      name,
      await start(`services/${name}/src/server.ts`, {
        STORAGE_DIR: join(folder, 'media'),
        AUTH_URL: platform.url,
        MEDIA_URL: platform.url,
        ...secretsFor(name),
      }),
    ),
  );
  await Promise.all(services);
  const urls = [...owners].map(([name, { url }]) => [`${name.toUpperCase()}_URL`, url]);
  const env = { SLICES_DIR: folder, ...Object.fromEntries(urls) };
  owners.set('pages', await start('services/platform/src/pages.ts', env));
}, 300_000);
afterAll(async () => {
  await Promise.all([platform, ...owners.values()].map((one) => one?.stop()));
  await database.drop();
  rmSync(folder, { recursive: true });
});

test('a page that a slice describes is the same behind an edge, with data over HTTP', async () => {
  const request = { method: 'GET', path: '/described?level=unknown&page=2', headers: { accept: 'text/html' } };
  const pages = [platform, owners.get('pages')].map((running) =>
    until(async () => {
      const body = (await send(running?.url ?? 'no-owner', request)).body.toString();
      return body.includes('<h1>found,faq,plans 0 2</h1>') ? body : undefined;
    }),
  );
  const [whole, behind] = await Promise.all(pages);
  expect(behind).toContain('<link rel="canonical" href="https://learn.example/described">');
  expect(behind).toBe(whole);
  for (const running of [platform, owners.get('pages')])
    expect((await send(running?.url ?? 'no-owner', { ...request, path: '/mf/mf_public/page.js' })).status).toBe(404);
});

/** The compared headers; the edge sets other headers on every answer. */
const comparedHeaders = ['content-type', 'cache-control', 'www-authenticate', 'retry-after', 'location', 'allow'];

test.each(pathCases)(
  '$name is answered by the service that nginx chooses as by the platform of `npm start`',
  async ({ method, path, headers, body }) => {
    const owner = ownerOf(path);
    const request = { method, path, body, headers: { ...headers, 'x-request-id': 'comparison-of-both' } };
    const shown = async (running: RunningProcess | undefined) => {
      const answer = await send(running?.url ?? 'no-owner', request);
      return {
        status: answer.status,
        body: answer.body.toString(),
        ...Object.fromEntries(comparedHeaders.map((name) => [name, answer.headers[name]])),
      };
    };
    expect({ owner, ...(await shown(owner && owners.get(owner))) }).toEqual({ owner, ...(await shown(platform)) });
  },
);
