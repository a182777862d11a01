import { randomUUID } from 'node:crypto';
import type { AuditEntry } from '@vidyapath/http/audit';
import { type AuthFixture, bearer, createAuthFixture, rightPassword } from './testing/auth-fixture';

let auth: AuthFixture;
let admin: { authorization: string };
beforeAll(async () => {
  auth = await createAuthFixture();
  admin = bearer(await auth.tokenOf((await auth.newUser('Admin')).email));
});
afterAll(() => auth.close());

const trailOf = async (id: number | string) =>
  (await auth.app.inject({ url: `/auth/audit?resource_id=${id}&sort=id:asc`, headers: admin })).json<AuditEntry[]>();
const signUp = async () => {
  const person = { name: 'Asha Rao', email: `${randomUUID()}@vidyapath.example`, phone: '9876543210', password: rightPassword, provider: 'local', role: 'User' };
  const requestId = randomUUID();
  const answer = await auth.app.inject({ method: 'POST', url: '/auth/register', payload: person, headers: { 'x-request-id': requestId } });
  return { ...person, id: answer.json<{ id: number }>().id, requestId };
};

test('an account’s way is told by who, what, when and from where', async () => {
  const { id, email, requestId } = await signUp();
  const login = await auth.login(email, rightPassword, '203.0.113.9');
  await auth.login(email, 'Wrong@1', '198.51.100.7');
  const self = bearer(login.json<{ access_token: string }>().access_token);
  const passwords = { current_password: 'Wrong@1', new_password: 'Another-Horse-43' };
  await auth.app.inject({ method: 'PUT', url: '/auth/password', headers: self, payload: passwords });
  await auth.app.inject({ method: 'PUT', url: '/auth/password', headers: self, payload: { ...passwords, current_password: rightPassword } });
  await auth.app.inject({ method: 'POST', url: '/auth/email-verification/resend', headers: bearer(await auth.tokenOf(email, passwords.new_password)) });
  await auth.app.inject({ method: 'PUT', url: `/auth/users/${id}/role`, headers: admin, payload: { role: 'Staff' } });

  const trail = await trailOf(id);
  expect(trail.map(({ action, actor_name, actor_role, client }) => [action, actor_name, actor_role, client])).toEqual([
    ['user.created', null, null, '127.0.0.1'],
    ['session.created', 'Asha Rao', 'User', '203.0.113.9'],
    ['session.refused', null, null, '198.51.100.7'],
    ['user.password-change-refused', 'Asha Rao', 'User', '127.0.0.1'],
    ['user.password-changed', 'Asha Rao', 'User', '127.0.0.1'],
    ['session.created', 'Asha Rao', 'User', '127.0.0.1'],
    ['user.email-verification-requested', 'Asha Rao', 'User', '127.0.0.1'],
    ['user.role-changed', 'Somebody', 'Admin', '127.0.0.1'],
  ]);
  expect(trail[0]).toMatchObject({ request_id: requestId, resource_type: 'user', changes: expect.arrayContaining([{ field: 'role', after: 'User' }]) as unknown });
  expect(trail.at(-1)?.changes).toEqual([{ field: 'role', before: 'User', after: 'Staff' }]);
});

test('a logout is told by its token’s number', async () => {
  const { email } = await signUp();
  const token = await auth.tokenOf(email);
  await auth.app.inject({ method: 'POST', url: '/auth/logout', headers: bearer(token) });
  const { jti } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { jti: string };
  expect(await trailOf(jti)).toMatchObject([{ action: 'session.ended', resource_type: 'session', actor_role: 'User' }]);
});

test('a refused change leaves nothing, nor does what was not allowed', async () => {
  const { id } = await signUp();
  const change = (headers: object, payload: object, ifMatch = '*') =>
    auth.app.inject({ method: 'PUT', url: `/auth/users/${id}/role`, headers: { ...headers, 'if-match': ifMatch }, payload });
  expect((await change(admin, { role: 'Staff' }, '"stale"')).statusCode).toBe(412);
  expect((await change({}, { role: 'Staff' })).statusCode).toBe(401);
  expect((await change(admin, { role: 'Root' })).statusCode).toBe(400);
  expect((await trailOf(id)).map(({ action }) => action)).toEqual(['user.created']);
});

test('holds no password, and of a refused login not what was typed', async () => {
  const typed = `My-Secret-${randomUUID()}`;
  await auth.login(typed, typed);
  expect(JSON.stringify(await auth.db('audit').select('*'))).not.toMatch(new RegExp(`${typed}|${rightPassword}|argon2`, 'i'));
});

test.each(["update audit set action = 'x'", 'delete from audit', 'truncate audit', 'drop table audit'])('auth itself may not: %s', async (sql) => {
  await expect(auth.db.raw(sql)).rejects.toMatchObject({ code: '42501' });
});
