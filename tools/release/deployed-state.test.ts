import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { copyBuilds } from '@vidyapath/platform/served-builds';
import { root } from '../lib/paths';
import { ownBuild, servedRoot } from './builds';
import { assertOwnPaths, buildsIn } from './claims';
import { againstSlice } from './deploy-check';
import { readDeployedState } from './deployed-state';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vidyapath-served-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(file: string, value: object): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), JSON.stringify(value));
}

const manifest = (kind: string) => ({ version: '1.0.0', nx: { tags: [`type:${kind}`] } });
const described = (path: string) => ({
  platform: '^2.0.0',
  routes: [{ path, access: 'public', layout: 'site', title: { en: 'Title', hi: 'शीर्षक' } }],
  navigation: [],
});

/** A checkout with a shell and one slice, and the data folder of a platform that was started from it. */
async function startedPlatform(): Promise<string> {
  write('served/shell/package.json', manifest('shell'));
  write('served/shell/dist/contracts/provided.json', { platform: '2.9.0', modules: {} });
  write('served/mf-learning/package.json', manifest('remote'));
  write('served/mf-learning/dist/remote.json', described('/my-learning'));
  write('served/mf-learning/dist/contracts/shared.json', { platform: '^2.0.0', modules: {} });
  const dataDir = join(folder, 'data');
  await copyBuilds(join(folder, 'served'), dataDir);
  return dataDir;
}

test('a release from another checkout, which has built nothing else, is compared with what is served', async () => {
  const dataDir = await startedPlatform();
  write('other/mf-late/package.json', manifest('remote'));
  write('other/mf-late/dist/remote.json', described('/my-learning'));
  write('other/mf-late/dist/contracts/shared.json', { platform: '^99.0.0', modules: {} });
  const other = join(folder, 'other');
  const state = await readDeployedState(root, dataDir);
  expect(state.served.map(({ name }) => name)).toEqual(['shell', 'mf-learning']);
  expect(againstSlice(ownBuild(other, 'mf-late'), state).map(({ text }) => text)).toEqual([
    'shell out of range: mf-late needs platform ^99.0.0, shell is 2.9.0',
  ]);
  const build = join(other, 'mf-late/dist');
  const releases = join(dataDir, 'releases');
  expect(() => assertOwnPaths('mf_late', build, releases, buildsIn(servedRoot(other, dataDir)))).toThrow(
    'claims /my-learning of mf_learning',
  );
});

test('a released slice that no checkout here has is compared too', async () => {
  const dataDir = await startedPlatform();
  const release = '1.0.0-0aaaaaaaaa';
  write(`data/releases/mf_late/${release}/contracts/shared.json`, { platform: '^3.0.0', modules: {} });
  write('data/releases/rollout.json', { slices: { mf_late: { stable: release, kept: [release] } } });
  const state = await readDeployedState(root, dataDir);
  expect(state.served.map(({ name }) => name)).toContain(`mf-late ${release}`);
});

test('a build in the checkout of a running platform is not served before the next start', async () => {
  const dataDir = await startedPlatform();
  write('served/mf-learning/dist/remote.json', described('/changed'));
  write('served/mf-late/package.json', manifest('remote'));
  write('served/mf-late/dist/remote.json', described('/late'));
  const paths = () =>
    buildsIn(servedRoot(root, dataDir)).map(([id, dist]) => [
      id,
      (JSON.parse(readFileSync(join(dist, 'remote.json'), 'utf8')) as { routes: { path: string }[] }).routes[0]?.path,
    ]);
  expect(paths()).toEqual([['mf_learning', '/my-learning']]);
  await copyBuilds(join(folder, 'served'), dataDir);
  expect(paths()).toEqual([
    ['mf_late', '/late'],
    ['mf_learning', '/changed'],
  ]);
});
