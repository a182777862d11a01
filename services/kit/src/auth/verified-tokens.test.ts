import { createKeySource, type Jwk } from './key-source';
import { createTestTokens } from '@vidyapath/kit-testing/tokens';
import { createVerifiedTokens } from './verified-tokens';

const session = (exp: number) => ({
  id: 1,
  name: 'A',
  email: 'a@vidyapath.example',
  role: 'User' as const,
  jti: 'a',
  sid: 'a',
  iat: 1,
  exp,
});
const now = () => Math.floor(Date.now() / 1_000);
const minute = 60_000;

test('finds the holder of a token that it has seen, and of no other', () => {
  const tokens = createVerifiedTokens({ holds: () => true });
  const user = session(now() + 60);
  tokens.remember('Bearer one', 'key', user);
  expect([tokens.find('Bearer one'), tokens.find('Bearer two'), tokens.find('bearer one')]).toEqual([
    user,
    undefined,
    undefined,
  ]);
});

test('forgets a token that has expired', () => {
  const tokens = createVerifiedTokens({ holds: () => true });
  tokens.remember('Bearer late', 'key', session(now() - 1));
  expect(tokens.find('Bearer late')).toBeUndefined();
});

test('refuses the tokens of a removed key after the next reading of the keys, and no others', async () => {
  const leaked = createTestTokens().jwk;
  const other = createTestTokens().jwk;
  let published: Jwk[] = [leaked, other];
  let clock = 0;
  const keys = createKeySource(
    () => ({ keys: published }),
    () => clock,
  );
  const tokens = createVerifiedTokens(keys);
  for (const { kid } of published) {
    expect(await keys.find(kid ?? '')).toBeDefined();
    tokens.remember(`Bearer ${kid}`, kid ?? '', session(now() + 3_600));
  }
  const known = () => [leaked, other].map(({ kid }) => tokens.find(`Bearer ${kid}`) !== undefined);
  published = [other];
  expect(known()).toEqual([true, true]);
  clock += minute + 1;
  known();
  await new Promise(setImmediate);
  expect(known()).toEqual([false, true]);
});
