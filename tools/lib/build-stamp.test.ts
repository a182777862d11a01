import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { builtProjects, forgetBuilt, isBuilt, markBuilt, sourceHash } from './build-stamp';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'vidyapath-stamp-'));
  write('mf-public/package.json', JSON.stringify({ nx: { tags: ['type:remote'] } }));
  for (const { output } of builtProjects(root)) write(output, 'built');
  for (const name of ['package-lock.json', 'tsconfig.base.json', 'nx.json', 'mf-public/src/remote.tsx'])
    write(name, 'source');
  markBuilt(root, sourceHash(root));
});
afterEach(() => rmSync(root, { recursive: true }));

function write(name: string, text: string): void {
  mkdirSync(dirname(join(root, name)), { recursive: true });
  writeFileSync(join(root, name), text);
}

test('is valid until a source changes; tests, notes and outputs do not count', () => {
  write('mf-public/src/remote.test.tsx', 'changed');
  write('mf-public/README.md', 'changed');
  write('mf-public/dist/other.js', 'changed');
  write('tools/cli/start.ts', 'changed');
  expect(isBuilt(root)).toBe(true);
});

test.each([
  'mf-public/src/remote.tsx',
  'mf-public/src/new-file.tsx',
  'services/kit/bin/build-service.ts',
  'package-lock.json',
])('a change of %s needs a build', (name) => {
  write(name, 'changed');
  expect(isBuilt(root)).toBe(false);
});

test('a missing output needs a build, and so does a development build', () => {
  rmSync(join(root, 'mf-public/dist'), { recursive: true });
  expect(isBuilt(root)).toBe(false);
  write('mf-public/dist/remote.json', 'built');
  expect(isBuilt(root)).toBe(true);
  forgetBuilt(root);
  expect(isBuilt(root)).toBe(false);
});
