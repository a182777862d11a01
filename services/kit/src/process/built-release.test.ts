import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { builtRelease } from './built-release';

test('a bundle has the release in the file beside it; sources and a script without the file have none', () => {
  const folder = mkdtempSync(join(tmpdir(), 'vidyapath-release-'));
  const script = join(folder, 'server.js');
  expect(builtRelease(script)).toBeUndefined();
  writeFileSync(join(folder, 'package.json'), '{ "type": "module", "version": "1.2.0-0123456789" }');
  expect(builtRelease(script)).toBe('1.2.0-0123456789');
  expect(builtRelease(join(folder, 'server.ts'))).toBeUndefined();
  rmSync(folder, { recursive: true });
});
