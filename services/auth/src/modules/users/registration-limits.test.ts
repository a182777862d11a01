import { randomUUID } from 'node:crypto';
import { limits } from '@vidyapath/http/limits';
import { type AuthFixture, bearer, createAuthFixture, signUpBody } from '../../testing/auth-fixture';
import { createMailServer, type MailServer } from '@vidyapath/kit-testing/mail-server';

let auth: AuthFixture;
let mails: MailServer;
beforeAll(async () => {
  mails = await createMailServer();
  auth = await createAuthFixture({
    SMTP_URL: mails.url,
    PUBLIC_URL: 'https://learn.example',
    RATE_LIMIT_PER_MINUTE: 600,
  });
});
afterAll(async () => {
  await auth.close();
  await mails.close();
});

const someAddress = () => `${randomUUID()}@vidyapath.example`;
const register = (remoteAddress: string, { email = someAddress(), key = randomUUID(), app = auth.app } = {}) => {
  return app.inject({
    method: 'POST',
    url: '/auth/register',
    payload: signUpBody({ email }),
    remoteAddress,
    headers: { 'idempotency-key': key },
  });
};
const statusesOf = (answers: { statusCode: number }[]) => answers.map(({ statusCode }) => statusCode).sort();

describe('accounts made from one network address', () => {
  const { clientMax, windowSeconds } = limits.registration;

  test('are limited over all replicas and within one IPv6 network, and not for other networks', async () => {
    const client = '2001:db8:0:1::/64';
    await auth.db('registrations').insert(Array.from({ length: clientMax - 2 }, () => ({ client })));
    const replica = await auth.restart();
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, index) =>
        register(`2001:db8:0:1::${index + 1}`, { app: index % 2 ? auth.app : replica }),
      ),
    );
    expect(statusesOf(answers)).toEqual([201, 201, 429, 429, 429, 429]);
    const refused = answers.find(({ statusCode }) => statusCode === 429);
    expect(refused?.headers['retry-after']).toBe(String(windowSeconds));
    expect(refused?.json<{ detail: string }>().detail).toMatch(/accounts.*try again/);
    expect((await register('2001:db8:0:2::1')).statusCode).toBe(201);
  });

  test('at the limit, the last allowed request repeated with its key gets its first answer', async () => {
    const client = '203.0.113.2';
    await auth.db('registrations').insert(Array.from({ length: clientMax - 1 }, () => ({ client })));
    const last = { email: someAddress(), key: randomUUID() };
    const answers = [await register(client, last), await register(client, last)];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201]);
    expect((await register(client)).statusCode).toBe(429);
  });

  test('are not limited without a rate limit', async () => {
    const client = '203.0.113.3';
    await auth.db('registrations').insert(Array.from({ length: clientMax }, () => ({ client })));
    expect((await register(client)).statusCode).toBe(429);
    const unlimited = await createAuthFixture({ RATE_LIMIT_PER_MINUTE: 0 });
    await unlimited.db('registrations').insert(Array.from({ length: clientMax }, () => ({ client })));
    expect((await register(client, { app: unlimited.app })).statusCode).toBe(201);
    await unlimited.close();
  });
});

test('over the limit of messages an account is created without one, and its owner can request it later', async () => {
  const client = '203.0.113.4';
  const { clientMax, windowSeconds } = limits.mail;
  await auth.db('mail_requests').insert(Array.from({ length: clientMax }, () => ({ account: someAddress(), client })));
  const email = someAddress();
  expect((await register(client, { email })).statusCode).toBe(201);
  const headers = bearer(await auth.tokenOf(email));
  const resend = () =>
    auth.app.inject({ method: 'POST', url: '/auth/email-verification/resend', headers, remoteAddress: client });
  expect((await resend()).statusCode).toBe(429);
  await auth
    .db('mail_requests')
    .where({ client })
    .update({ requested_at: auth.db.raw('requested_at - make_interval(secs => ?)', [windowSeconds]) });
  expect((await resend()).statusCode).toBe(202);
  await mails.messageTo(email);
  expect(mails.sentTo(email)).toHaveLength(1);
});
