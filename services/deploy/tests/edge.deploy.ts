import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { owners } from '@vidyapath/platform/edge-policy/paths';
import { type BuiltSlices, createBuiltSlices } from '@vidyapath/platform/testing/built-slices';
import { createTestDatabase, type TestDatabase } from '@vidyapath/service-kit/testing/test-database';
import { admin } from './support/api';
import { unlikeAnswers } from './support/compare';
import { type Edge, startEdge } from './support/edge';
import { freePort } from './support/free-port';
import { pageCases } from './support/page-cases';
import { type RunningProcess, startProcess } from './support/process';
import { serviceCases } from './support/service-cases';
import { subjectsBehind } from './support/subjects';

const version = '1.0.0-0a1b2c3d4e';
const files = { script: '/main.0a1b2c3d.js', released: `/mf/mf_public/${version}/remoteEntry.0a1b2c3d.js` };

let slices: BuiltSlices;
let database: TestDatabase;
let dataDir: string;
let platform: RunningProcess;
let edge: Edge;
beforeAll(async () => {
  [slices, database, dataDir] = await Promise.all([createBuiltSlices(), createTestDatabase(), mkdtemp(join(tmpdir(), 'vidyapath-edge-data-'))]);
  await release(join(dataDir, 'releases'));
  const variables = { PLATFORM_ROOT: slices.root, DATA_DIR: dataDir, DATABASE_URL: database.url, DEMO_DATA: 'false', RATE_LIMIT_PER_MINUTE: '100000' };
  platform = await startProcess(['--import', 'tsx', 'services/platform/tests/support/run-platform.ts'], {
    ...variables, ADMIN_EMAIL: admin.email, ADMIN_PASSWORD: admin.password, TRUST_PROXY: '127.0.0.1', PORT: String(await freePort()),
  });
  const { host } = new URL(platform.url);
  const replicas = Object.fromEntries(owners.map((owner) => [owner, [host]])) as Record<(typeof owners)[number], string[]>;
  edge = await startEdge(await freePort(), { replicas, releases: join(dataDir, 'releases') });
});
afterAll(async () => {
  await edge?.stop();
  await platform?.stop();
  await Promise.all([slices.remove(), database.drop(), rm(dataDir, { recursive: true, force: true })]);
});

async function release(releases: string): Promise<void> {
  const folder = join(releases, 'mf_public', version);
  await mkdir(folder, { recursive: true });
  const text = "var mf_public = 'हिन्दी';".repeat(60);
  const written: Record<string, string | Buffer> = {
    'remoteEntry.0a1b2c3d.js': text,
    'remoteEntry.0a1b2c3d.js.br': brotliCompressSync(text),
    'remoteEntry.0a1b2c3d.js.gz': gzipSync(text),
    'remoteEntry.0a1b2c3d.js.map': '{}',
    'mf-manifest.json': '{"id":"mf_public"}',
    'remote.json': JSON.stringify({ id: 'mf_public', platform: '^1.0.0', manifest: 'mf-manifest.json', preload: ['remoteEntry.0a1b2c3d.js'] }),
    '../../rollout.json': JSON.stringify({ slices: { mf_public: { stable: version, kept: [version] } } }),
  };
  await Promise.all(Object.entries(written).map(([name, content]) => writeFile(join(folder, name), content)));
}

test('the edge answers each request as the platform does, but for what is listed with a reason', async () => {
  const { token, path: picture, courseId } = await subjectsBehind(platform.url);
  const subjects = { files, courseId, picture, token };
  const cases = [...pageCases(subjects), ...serviceCases(subjects)];
  expect(cases.length).toBeGreaterThanOrEqual(60);
  expect(await unlikeAnswers(edge.url, platform.url, cases)).toEqual([]);
});
