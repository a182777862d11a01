import { randomUUID } from 'node:crypto';
import { userChanged } from '@vidyapath/http/user-events';
import { publishedBodies } from '@vidyapath/kit-testing/published';
import { type AuthFixture, bearer, createAuthFixture, rightPassword } from '../../testing/auth-fixture';
import { createToken } from '../mail/mail';

let auth: AuthFixture;
beforeAll(async () => {
  auth = await createAuthFixture();
});
afterAll(() => auth.close());

const published = async (user_id: number, version: number) =>
  (await publishedBodies(auth.db, userChanged)).find((one) => one.user_id === user_id && one.version === version);

test('publishes an account when it is created, changed, confirmed or given another role', async () => {
  const email = `${randomUUID()}@vidyapath.example`;
  const payload = {
    name: 'Asha',
    email,
    phone: '9876543210',
    password: rightPassword,
    provider: 'local',
    role: 'User',
  };
  const made = await auth.app.inject({ method: 'POST', url: '/auth/register', payload: { ...payload, locale: 'hi' } });
  const { id } = made.json<{ id: number }>();
  const first = { user_id: id, version: 1, name: 'Asha', email, email_verified: false, role: 'User', disabled: false };
  expect(await published(id, 1)).toEqual({ ...first, language: 'hi' });

  const own = bearer(await auth.tokenOf(email));
  const change = { name: 'Asha Rao', phone: '9876543210', language: 'en' };
  await auth.app.inject({ method: 'PUT', url: '/auth/me', headers: own, payload: change });
  expect(await published(id, 2)).toMatchObject({ name: 'Asha Rao', language: 'en' });

  const token = await createToken(auth.db, { kind: 'email-verification', userId: id });
  await auth.app.inject({ method: 'POST', url: '/auth/email-verification/confirm', payload: { token } });
  expect(await published(id, 3)).toMatchObject({ email_verified: true });

  const admin = bearer(await auth.tokenOf((await auth.newUser('Admin')).email));
  await auth.app.inject({ method: 'PUT', url: `/auth/users/${id}/role`, headers: admin, payload: { role: 'Staff' } });
  expect(await published(id, 4)).toMatchObject({ role: 'Staff' });
});

test('publishes an account when a password reset confirms the address', async () => {
  const { email } = await auth.newUser();
  const { id } = await auth.db('users').where({ email }).first<{ id: number }>('id');
  await auth.db('users').where({ id }).update({ email_verified_at: null });
  const token = await createToken(auth.db, { kind: 'password-reset', userId: id });
  const payload = { token, password: 'Another-Horse-43' };
  await auth.app.inject({ method: 'POST', url: '/auth/password-reset/confirm', payload });
  expect(await published(id, 3)).toMatchObject({ email_verified: true });
});

test('publishes nothing for a refused change', async () => {
  const { email } = await auth.newUser();
  const own = bearer(await auth.tokenOf(email));
  const payload = { name: 'Asha', phone: '9876543210' };
  const headers = { ...own, 'if-match': '"other"' };
  expect((await auth.app.inject({ method: 'PUT', url: '/auth/me', headers, payload })).statusCode).toBe(412);
  expect((await publishedBodies(auth.db, userChanged)).filter((one) => one.email === email)).toEqual([]);
});
