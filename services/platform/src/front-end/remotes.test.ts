import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createSlices } from '../releases/slices';
import { type BuiltSlices, createBuiltSlices } from '../testing/built-slices';
import { createListedSlices } from './listed-slices';
import { readRemotes } from './remotes';

let built: BuiltSlices;
beforeEach(async () => {
  built = await createBuiltSlices();
});
afterEach(() => built.remove());

async function read() {
  const warnings: string[] = [];
  const warn = (text: string) => void warnings.push(text);
  const slices = createSlices({ root: built.root, releases: join(built.root, 'releases'), warn });
  return { remotes: (await readRemotes(slices, warn)).remotes, warnings };
}

test('a slice without a build is left out silently, one that cannot be used with a warning', async () => {
  const { remotes, warnings } = await read();
  expect(Object.keys(remotes)).toEqual(['mf_public']);
  expect(warnings).toEqual([
    expect.stringMatching(/^mf_learning is left out, since \S+remote\.json cannot be used: .*JSON/),
  ]);
});

test('warns of a rolled-out release that is missing', async () => {
  await mkdir(join(built.root, 'releases'));
  await writeFile(
    join(built.root, 'releases/rollout.json'),
    JSON.stringify({ slices: { mf_public: { stable: '1.0.0-0aaaaaaa', kept: ['1.0.0-0aaaaaaa'] } } }),
  );
  const { remotes, warnings } = await read();
  expect(remotes).toEqual({});
  expect(warnings).toContainEqual(
    expect.stringMatching(/^mf_public is left out, since \S+1\.0\.0-0aaaaaaa\/remote\.json cannot be used: ENOENT/),
  );
});

test('a build without routes is left out with a warning, and a wrong route leaves the others', async () => {
  const file = join(built.root, 'mf-public/dist/remote.json');
  const { routes, ...others } = JSON.parse(await readFile(file, 'utf8')) as { routes: object[] };
  await writeFile(file, JSON.stringify({ ...others, routes: [{ ...routes[0], path: '/api/x' }, routes[1]] }));
  expect((await read()).remotes.mf_public?.routes).toEqual([routes[1]]);
  await writeFile(file, JSON.stringify(others));
  const { remotes, warnings } = await read();
  expect(remotes.mf_public).toBeUndefined();
  expect(warnings).toContainEqual(expect.stringContaining('it describes no routes: build it again'));
});

test('the first of two slices that describe one path keeps it, with one warning', async () => {
  const folder = join(built.root, 'mf-store/dist');
  await mkdir(folder, { recursive: true });
  await cp(join(built.root, 'mf-public/dist/remote.json'), join(folder, 'remote.json'));
  const warnings: string[] = [];
  const slices = createSlices({ root: built.root, warn: () => undefined });
  const listed = createListedSlices(slices, (text) => void warnings.push(text));
  expect((await listed()).routeAt('/login')?.owner).toBe('mf_public');
  await writeFile(join(folder, 'index.html'), '');
  await listed();
  expect(warnings.filter((text) => text.startsWith('/login'))).toEqual([
    '/login is described by mf_public and by mf_store: mf_public keeps it',
  ]);
});
