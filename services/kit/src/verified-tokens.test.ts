import { createVerifiedTokens } from './verified-tokens';

const session = (exp: number) => ({ id: 1, name: 'A', email: 'a@vidyapath.example', role: 'User' as const, jti: 'a', iat: 1, exp });
const now = () => Math.floor(Date.now() / 1_000);

test('knows whose token it has seen, and of no other', () => {
  const tokens = createVerifiedTokens();
  const user = session(now() + 60);
  tokens.remember('Bearer one', user);
  expect([tokens.find('Bearer one'), tokens.find('Bearer two'), tokens.find('bearer one')]).toEqual([user, undefined, undefined]);
});

test('forgets a token that has expired meanwhile', () => {
  const tokens = createVerifiedTokens();
  tokens.remember('Bearer late', session(now() - 1));
  expect(tokens.find('Bearer late')).toBeUndefined();
});
