import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RemoteId } from '@vidyapath/platform-api/remote-id';
import { assertOwnPaths } from './claims';
import { writeRollout } from './release-folder';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vidyapath-claims-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function build(name: string, ...paths: string[]): string {
  const title = { en: 'Screen', hi: 'पेज' };
  const routes = paths.map((path) => ({ path, access: 'public', layout: 'site', title }));
  mkdirSync(join(folder, name), { recursive: true });
  writeFileSync(join(folder, name, 'remote.json'), JSON.stringify({ routes }));
  return join(folder, name);
}

const assert =
  (slice: string, dist: string, builtIn: [RemoteId, string][] = []) =>
  () =>
    assertOwnPaths(slice, dist, folder, builtIn);

test('refuses a release that claims a path of another slice, with both names and the path', () => {
  build('mf_one/1.0.0-a', '/live/:id');
  writeRollout(folder, { slices: { mf_one: { stable: '1.0.0-a', kept: ['1.0.0-a'] } } });
  const two = build('two', '/free', '/Live/:liveId');
  expect(assert('mf_two', two)).toThrow('mf_two is not released: it claims /Live/:liveId of mf_one');
  expect(assert('mf_one', two)).not.toThrow();
});

test('a release to a share of the visitors counts, and so does a build that was never released', () => {
  build('mf_one/1.0.0-a', '/one');
  build('mf_one/1.1.0-b', '/one', '/soon');
  const candidate = { version: '1.1.0-b', percent: 5 };
  writeRollout(folder, { slices: { mf_one: { stable: '1.0.0-a', candidate, kept: [] } } });
  expect(assert('mf_two', build('two', '/soon'))).toThrow('/soon of mf_one');
  expect(assert('mf_two', build('two', '/three'), [['mf_three', build('three', '/three')]])).toThrow(
    '/three of mf_three',
  );
  expect(assert('mf_two', build('two', '/four'), [['mf_one', build('old', '/four')]])).not.toThrow();
});

test('refuses a build without routes, except the shell', () => {
  expect(assert('mf_two', build('two'))).toThrow('mf_two describes no routes');
  expect(assert('shell', build('shell'))).not.toThrow();
});
