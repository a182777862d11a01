import { randomUUID } from 'node:crypto';
import { limits } from '@vidyapath/http/limits';
import { type AuthFixture, bearer, createAuthFixture, serviceTokenOf } from '../../testing/auth-fixture';
import { deleteOldDayMails } from './day-mails.repository';

let auth: AuthFixture;
beforeAll(async () => {
  auth = await createAuthFixture();
});
afterAll(() => auth.close());

const { dayMax } = limits.mail;
const count = async (email: string, id: string = randomUUID(), service = 'commerce') => {
  const headers = bearer(await serviceTokenOf(auth.app, service));
  return auth.app.inject({ method: 'PUT', url: `/internal/mails/${id}`, headers, payload: { email } });
};
const allowed = async (email: string, id?: string) => (await count(email, id)).json<{ allowed: boolean }>().allowed;
const address = () => `${randomUUID()}@vidyapath.example`;
const askForReset = (email: string, remoteAddress: string) =>
  auth.app.inject({ method: 'POST', url: '/auth/password-reset/request', payload: { email }, remoteAddress });
const counted = async () => Number((await auth.db('day_mails').count('* as n'))[0]?.n);

test('a recipient gets 20 mails in 24 hours from all services, and a mail is counted once', async () => {
  const email = address();
  const ids = Array.from({ length: 30 }, () => randomUUID());
  const answers = await Promise.all(ids.map((id) => allowed(email.toUpperCase(), id)));
  expect(answers.filter(Boolean)).toHaveLength(20);
  const sent = ids[answers.indexOf(true)];
  expect([await allowed(email, sent), await allowed(email), await allowed(address())]).toEqual([true, false, true]);
  await auth.db('day_mails').update({ counted_at: auth.db.raw<never>("now() - interval '24 hours'") });
  expect(await allowed(email)).toBe(true);
  await deleteOldDayMails(auth.db);
  expect(await auth.db('day_mails')).toHaveLength(1);
});

test('a reset of the password is counted with them and still sent beyond them, last of all where the account is in use', async () => {
  await auth.db('day_mails').delete();
  const { email } = await auth.newUser();
  await auth.login(email, undefined, '203.0.113.7');
  await askForReset(email, '203.0.113.7');
  expect(await counted()).toBe(1);
  for (let sent = 1; sent < dayMax.notice; sent += 1) expect(await allowed(email)).toBe(true);
  expect(await allowed(email)).toBe(false);
  const resets = async (from: string, times: number) => {
    for (let time = 0; time < times; time += 1) {
      // The limits of half an hour are other tests' business.
      await auth.db('mail_requests').delete();
      expect((await askForReset(email, from)).statusCode).toBe(202);
    }
    return counted();
  };
  expect(await resets('198.51.100.9', 5)).toBe(dayMax.strangersReset);
  expect(await resets('203.0.113.7', 5)).toBe(dayMax.ownReset);
});

test('confirmations have a count of their own', async () => {
  await auth.db('day_mails').delete();
  const { email } = await auth.newUser();
  await auth.db('users').where({ email }).update({ email_verified_at: null });
  const headers = bearer(await auth.tokenOf(email));
  const statuses: number[] = [];
  for (let time = 0; time <= dayMax.confirmation; time += 1) {
    await auth.db('mail_requests').delete();
    const url = '/auth/email-verification/resend';
    statuses.push((await auth.app.inject({ method: 'POST', url, headers })).statusCode);
  }
  expect(statuses).toEqual([...Array.from({ length: dayMax.confirmation }, () => 202), 429]);
  expect(await allowed(email)).toBe(true);
});

test('an address that was never confirmed still gets the reset of its password', async () => {
  await auth.db('mail_requests').delete();
  const { email } = await auth.newUser();
  await auth.db('users').where({ email }).update({ email_verified_at: null });
  const before = await counted();
  await askForReset(email, '198.51.100.10');
  expect(await counted()).toBe(before + 1);
});

test('rejects services without the scope, and bodies that are too long', async () => {
  expect((await count(address(), undefined, 'media')).statusCode).toBe(403);
  expect((await count('x'.repeat(1_000))).statusCode).toBe(400);
});
