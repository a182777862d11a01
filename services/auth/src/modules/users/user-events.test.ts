import { randomUUID } from 'node:crypto';
import { type SharedUser, userChanged } from '@vidyapath/http/user-events';
import { createTestServer } from '@vidyapath/kit-testing/test-server';
import { until } from '@vidyapath/kit-testing/until';
import { registerTokenCheck } from '@vidyapath/service-kit/auth/auth-token';
import { injectLink } from '@vidyapath/service-kit/client/inject-link';
import { registerEvents } from '@vidyapath/service-kit/events/event.routes';
import { onEvent } from '@vidyapath/service-kit/events/event-handlers';
import type { ServiceServer } from '@vidyapath/service-kit/http/service-app';
import { createAuth } from '../../app';
import { type AuthFixture, bearer, createAuthFixture, rightPassword } from '../../testing/auth-fixture';
import { createToken } from '../mail/mail';

let auth: AuthFixture;
let subscriber: ServiceServer;
const events: (SharedUser & { user_id: number; version: number })[] = [];

/** A service that trusts auth's key and receives its events. */
beforeAll(async () => {
  subscriber = await createTestServer('commerce');
  const types = [userChanged.type];
  auth = await createAuthFixture({}, [{ name: 'commerce', link: injectLink(subscriber), types }]);
  const config = { APP_NAME: 'Vidyapath', DATA_DIR: auth.folder, TOKEN_TTL_SECONDS: 60, RATE_LIMIT_PER_MINUTE: 0 };
  await registerTokenCheck(subscriber, createAuth({ db: auth.db, config }).tokens);
  const handlers = [onEvent(userChanged, async (_trx, body) => events.push(body))];
  registerEvents(subscriber, { service: 'commerce', db: auth.db, handlers });
});
afterAll(async () => {
  await auth.close();
  await subscriber.close();
});

const received = (user_id: number, version: number) =>
  until(() => events.find((one) => one.user_id === user_id && one.version === version));

test('sends an event when an account is created, changed, confirmed or given another role', async () => {
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
  expect(await received(id, 1)).toEqual({ ...first, language: 'hi' });

  const own = bearer(await auth.tokenOf(email));
  const change = { name: 'Asha Rao', phone: '9876543210', language: 'en' };
  await auth.app.inject({ method: 'PUT', url: '/auth/me', headers: own, payload: change });
  expect(await received(id, 2)).toMatchObject({ name: 'Asha Rao', language: 'en' });

  const token = await createToken(auth.db, { kind: 'email-verification', userId: id });
  await auth.app.inject({ method: 'POST', url: '/auth/email-verification/confirm', payload: { token } });
  expect(await received(id, 3)).toMatchObject({ email_verified: true });

  const admin = bearer(await auth.tokenOf((await auth.newUser('Admin')).email));
  await auth.app.inject({ method: 'PUT', url: `/auth/users/${id}/role`, headers: admin, payload: { role: 'Staff' } });
  expect(await received(id, 4)).toMatchObject({ role: 'Staff' });
});

test('sends an event when a password reset confirms the address', async () => {
  const { email } = await auth.newUser();
  const { id } = await auth.db('users').where({ email }).first<{ id: number }>('id');
  await auth.db('users').where({ id }).update({ email_verified_at: null });
  const token = await createToken(auth.db, { kind: 'password-reset', userId: id });
  const payload = { token, password: 'Another-Horse-43' };
  await auth.app.inject({ method: 'POST', url: '/auth/password-reset/confirm', payload });
  expect(await received(id, 3)).toMatchObject({ email_verified: true });
});

test('sends no event for a refused change', async () => {
  const { email } = await auth.newUser();
  const own = bearer(await auth.tokenOf(email));
  const payload = { name: 'Asha', phone: '9876543210' };
  const headers = { ...own, 'if-match': '"other"' };
  expect((await auth.app.inject({ method: 'PUT', url: '/auth/me', headers, payload })).statusCode).toBe(412);
  expect(await auth.db('auth_jobs._private_jobs').whereRaw('payload::text like ?', [`%${email}%`])).toEqual([]);
  expect(events.filter((one) => one.email === email)).toEqual([]);
});
