import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createSlices } from '../releases/slices';
import { type BuiltSlices, createBuiltSlices } from '../testing/built-slices';
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

test('a slice that nobody built is left out in silence, one that cannot be used is told', async () => {
  const { remotes, warnings } = await read();
  expect(Object.keys(remotes)).toEqual(['mf_public']);
  expect(warnings).toEqual([
    expect.stringMatching(/^mf_learning is left out, since \S+remote\.json cannot be used: .*JSON/),
  ]);
});

test('a release that visitors are to get and that is not there is told', async () => {
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
