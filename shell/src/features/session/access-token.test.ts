import { admin } from '@vidyapath/testing/users';
import { makeToken } from '../../testing/make-token';
import { hasExpired, readToken } from './access-token';

test('reads the user and the expiry, also of a name in another script', () => {
  const claims = readToken(makeToken({ ...admin, name: 'अनिता' }));
  expect(claims.user).toEqual({ ...admin, name: 'अनिता' });
  expect(hasExpired(claims)).toBe(false);
});

test('an expiry in the past has expired', () => {
  expect(hasExpired(readToken(makeToken(admin, -1)))).toBe(true);
});

const tokenOf = (payload: unknown) => `a.${Buffer.from(JSON.stringify(payload)).toString('base64url')}.b`;

test.each([
  ['nothing', ''],
  ['one word', 'token'],
  ['text in the middle', 'a.§§.b'],
  ['no object', tokenOf(null)],
  ['no expiry', tokenOf({ id: 1, name: 'A', email: 'a@b.c', role: 'User' })],
  ['a role that does not exist', tokenOf({ id: 1, name: 'A', email: 'a@b.c', role: 'Root', exp: 9e9 })],
])('refuses %s', (_case, token) => {
  expect(() => readToken(token)).toThrow(TypeError);
});
