import { existsSync, mkdtempSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mountSmallDisk } from '@vidyapath/kit-testing/small-disk';
import { createNextKey } from './key-files';
import { createKeyRing } from './key-ring';
import { newPrivatePem } from './private-pem';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vidyapath-keys-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const makeOlder = (name: string, seconds: number) => {
  const then = Date.now() / 1_000 - seconds;
  utimesSync(join(folder, name), then, then);
};
const kidsOf = (ring = createKeyRing(folder, 3_600)) => ring.inForce().map(({ kid }) => kid);

test('the first start makes a key that only its owner can read, and later starts keep it', () => {
  const first = createKeyRing(join(folder, 'keys'), 60).current();
  expect(readdirSync(join(folder, 'keys'))).toEqual(['signing-1.pem']);
  expect(statSync(join(folder, 'keys', 'signing-1.pem')).mode & 0o777).toBe(0o600);
  expect(createKeyRing(join(folder, 'keys'), 60).current().privatePem).toBe(first.privatePem);
  const text = expect.any(String) as string;
  expect(first.jwk).toEqual({ kty: 'EC', crv: 'P-256', x: text, y: text, kid: first.kid, alg: 'ES256', use: 'sig' });
});

test('a new key is published at once and signs later; the previous one is dropped when its tokens have expired', () => {
  const old = createKeyRing(folder, 3_600).current();
  const name = createNextKey(folder);
  const published = createKeyRing(folder, 3_600);
  expect(published.current()).toEqual(expect.objectContaining({ kid: old.kid }));
  expect(published.inForce()).toHaveLength(2);
  makeOlder(name, 100);
  const signing = createKeyRing(folder, 3_600);
  expect(signing.current().kid).not.toBe(old.kid);
  expect(kidsOf(signing)).toEqual([old.kid, signing.current().kid]);
  makeOlder(name, 3_800);
  expect(kidsOf()).toEqual([signing.current().kid]);
});

test.each([
  ['gone', () => rmSync(folder, { recursive: true })],
  ['empty, since its disk is away', () => readdirSync(folder).forEach((name) => rmSync(join(folder, name)))],
])('while the folder is %s, the loaded keys stay and no other key is created', (_what, lose) => {
  const ring = createKeyRing(folder, 3_600);
  const { kid } = ring.current();
  lose();
  const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 5_000);
  expect([ring.current().kid, ring.inForce().length, ring.holds(kid)]).toEqual([kid, 1, true]);
  expect(existsSync(folder) ? readdirSync(folder) : []).toEqual([]);
  clock.mockRestore();
});

test('the tenth key comes after the ninth', () => {
  for (let count = 0; count < 11; count += 1) createNextKey(folder);
  expect(readdirSync(folder)).toHaveLength(11);
  for (const name of readdirSync(folder)) makeOlder(name, 200);
  const last = createKeyRing(folder, 3_600);
  expect(last.current().kid).toBe(kidsOf(last).at(-1));
  rmSync(join(folder, 'signing-11.pem'));
  expect(createKeyRing(folder, 3_600).current().kid).toBe(kidsOf(last).at(-2));
});

test.each([
  ['another curve', newPrivatePem('secp384r1')],
  ['no key', 'hello'],
])('%s is reported in one line', (_what, content) => {
  writeFileSync(join(folder, 'signing-1.pem'), content);
  expect(() => createKeyRing(folder, 60)).toThrow(/^DATA_DIR: .*signing-1\.pem takes a P-256 private key in PEM, got/);
});

const secret = mountSmallDisk(64);
afterAll(() => secret?.remove());

if (secret) {
  test('keys that are mounted as a secret, which may only be read, sign', () => {
    const keys = join(secret.folder, 'keys');
    const { kid } = createKeyRing(keys, 3_600).current();
    secret.makeReadOnly();
    expect(createKeyRing(keys, 3_600).current().kid).toBe(kid);
  });
}
