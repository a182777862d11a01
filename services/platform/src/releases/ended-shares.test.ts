import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestDatabase, patientPool } from '@vidyapath/kit-testing/test-database';
import { until } from '@vidyapath/kit-testing/until';
import { prepareServices } from '../services';
import { descriptionWith } from '../testing/built-slices';
import { createPlatformUnderTest, noVariables, quietConfig } from '../testing/platform-under-test';

const present = '1.0.0-0aaaaaaa';
const shared = '1.1.0-0bbbbbbb';

const closers: (() => Promise<unknown>)[] = [];
let platform: Awaited<ReturnType<typeof createPlatformUnderTest>>;
beforeAll(async () => {
  const database = await createTestDatabase();
  const dataDir = await mkdtemp(join(tmpdir(), 'vidyapath-shares-'));
  closers.push(
    () => rm(dataDir, { recursive: true }),
    () => database.drop(),
  );
  const config = { ...quietConfig, ...noVariables, DATA_DIR: dataDir };
  const services = await prepareServices(config, database.url, (closer) => closers.push(closer), patientPool);
  platform = await createPlatformUnderTest(services.mount);
  closers.push(platform.close);
});
afterAll(async () => {
  for (const close of closers.toReversed()) await close();
});

async function release(version: string): Promise<void> {
  const folder = join(platform.releases, 'mf_public', version);
  await mkdir(folder, { recursive: true });
  const description = { id: 'mf_public', platform: '^2.0.0', manifest: 'mf-manifest.json', preload: ['entry.js'] };
  await writeFile(join(folder, 'remote.json'), JSON.stringify({ ...description, ...descriptionWith(['/']) }));
}

const listed = async () => {
  const answer = await platform.app.inject('/remotes.json');
  return answer.json<{ remotes: { mf_public: { version: string; candidate?: object } } }>().remotes.mf_public;
};
const pageNames = async (version: string) =>
  (await platform.app.inject({ url: '/', headers: { accept: 'text/html' } })).body.includes(version);

test('a release that fails for its share of the visitors is given to nobody any more', async () => {
  await release(present);
  await release(shared);
  const slice = { stable: present, candidate: { version: shared, percent: 20 }, kept: [shared, present] };
  await writeFile(join(platform.releases, 'rollout.json'), JSON.stringify({ slices: { mf_public: slice } }));
  expect(await listed()).toMatchObject({ version: present, candidate: { version: shared, percent: 20 } });
  expect(await pageNames(shared)).toBe(true);

  const payload = { slice: 'mf_public', version: shared, kind: 'load', message: 'gone', page: '/' };
  for (const network of [1, 2, 3, 4, 5]) {
    const remoteAddress = `10.0.${network}.1`;
    await platform.app.inject({ method: 'POST', url: '/api/client-errors', payload, remoteAddress });
  }

  const left = await until(async () => {
    const entry = await listed();
    return entry.candidate ? undefined : entry;
  });
  expect(left).toMatchObject({ version: present });
  expect(await pageNames(shared)).toBe(false);
}, 30_000);
