import type { Session } from '@vidyapath/http/auth-logins';
import { type AuthFixture, bearer, claimsOf, createAuthFixture, rightPassword } from '../../testing/auth-fixture';

let auth: AuthFixture;
beforeAll(async () => {
  auth = await createAuthFixture();
});
afterAll(() => auth.close());

const url = '/auth/me/sessions';
const read = async (token: string) => {
  const answer = await auth.app.inject({ url, headers: bearer(token) });
  return { status: answer.statusCode, sessions: answer.statusCode === 200 ? answer.json<Session[]>() : [] };
};

test('lists sessions without ended ones, and marks the current one', async () => {
  const { email } = await auth.newUser();
  const first = await auth.tokenOf(email);
  const second = await auth.tokenOf(email);
  const { sessions } = await read(first);
  expect(sessions.map(({ current }) => current)).toEqual([false, true]);
  expect(sessions[0]).toMatchObject({ client: 'lightMyRequest', address: '127.0.0.0/24' });
  await auth.app.inject({ method: 'POST', url: '/auth/logout', headers: bearer(second) });
  expect((await read(first)).sessions.map(({ current }) => current)).toEqual([true]);
});

test('other sessions end in every replica, and the returned token replaces the current one', async () => {
  const { email } = await auth.newUser();
  const own = await auth.tokenOf(email);
  const other = await auth.tokenOf(email);
  const answer = await auth.app.inject({ method: 'DELETE', url, headers: bearer(own) });
  const { access_token: token } = answer.json<{ access_token: string }>();
  expect([(await read(other)).status, (await read(own)).status]).toEqual([401, 401]);
  expect((await read(token)).sessions.map(({ current }) => current)).toEqual([true]);
  expect([claimsOf(token).sid, claimsOf(token).exp]).toEqual([claimsOf(own).sid, claimsOf(own).exp]);
  expect((await auth.app.inject({ url: '/auth/me', headers: bearer(await auth.tokenOf(email)) })).statusCode).toBe(200);
});

test('a new password and a disabled account remove sessions from the list', async () => {
  const { email } = await auth.newUser();
  const token = await auth.tokenOf(email);
  await auth.tokenOf(email);
  const payload = { current_password: rightPassword, new_password: 'Another-Horse-43' };
  const changed = await auth.app.inject({ method: 'PUT', url: '/auth/password', headers: bearer(token), payload });
  expect((await read(changed.json<{ access_token: string }>().access_token)).sessions).toHaveLength(1);
});

test('a change with the token of a disabled account is 401 with the same text on every route', async () => {
  const { email } = await auth.newUser();
  const headers = bearer(await auth.tokenOf(email));
  await auth.db('users').where({ email }).update({ disabled_at: auth.db.fn.now() });
  const payload = { name: 'Asha Rao', phone: '9876543210' };
  const detail = 'This account cannot be used any more.';
  for (const change of [
    { method: 'DELETE' as const, url },
    { method: 'PUT' as const, url: '/auth/me', payload },
  ])
    expect((await auth.app.inject({ ...change, headers })).json()).toMatchObject({ status: 401, detail });
});
