import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadSigningKeys } from './signing-keys';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vidyapath-keys-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const pem = (namedCurve: string) => generateKeyPairSync('ec', { namedCurve }).privateKey.export({ type: 'pkcs8', format: 'pem' });

test('the first start makes a key that only its owner can read, and later starts keep it', () => {
  const first = loadSigningKeys(join(folder, 'keys'));
  expect(readdirSync(join(folder, 'keys'))).toEqual(['signing-1.pem']);
  expect(statSync(join(folder, 'keys', 'signing-1.pem')).mode & 0o777).toBe(0o600);
  expect(loadSigningKeys(join(folder, 'keys'))).toEqual(first);
  expect(first.jwks.keys).toEqual([{ kty: 'EC', crv: 'P-256', x: expect.any(String) as string, y: expect.any(String) as string, kid: first.current.kid, alg: 'ES256', use: 'sig' }]);
});

test('a later key signs, and the one before stays in the list', () => {
  const before = loadSigningKeys(folder);
  writeFileSync(join(folder, 'signing-2.pem'), pem('prime256v1'));
  const after = loadSigningKeys(folder);
  expect(after.current.kid).not.toBe(before.current.kid);
  expect(after.jwks.keys.map(({ kid }) => kid)).toEqual([before.current.kid, after.current.kid]);
});

test.each([
  ['another curve', pem('secp384r1')],
  ['no key', 'hello'],
])('%s is one clear line', (_what, content) => {
  writeFileSync(join(folder, 'signing-1.pem'), content);
  expect(() => loadSigningKeys(folder)).toThrow(/^DATA_DIR: .*signing-1\.pem takes a P-256 private key in PEM, got/);
});
