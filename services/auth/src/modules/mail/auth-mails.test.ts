import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { createServiceServer } from '@vidyapath/service-kit/http/service-app';
import { until } from '@vidyapath/kit-testing/until';
import { createJobs } from '@vidyapath/service-kit/jobs/jobs';
import { createTestServer } from '@vidyapath/kit-testing/test-server';
import PostalMime from 'postal-mime';
import { createAuth } from '../../app';
import { type AuthFixture, createAuthFixture, signUpBody } from '../../testing/auth-fixture';
import { createMailServer, tokenIn } from '@vidyapath/kit-testing/mail-server';
import { freePort } from '@vidyapath/postgres/free-port';
import { moveWaitingMails } from './mail-outbox';

const fixtures: AuthFixture[] = [];
const fixtureWith = async (variables: Parameters<typeof createAuthFixture>[0]) => {
  const auth = await createAuthFixture(variables);
  fixtures.push(auth);
  return auth;
};
afterAll(() => Promise.all(fixtures.map((one) => one.close())));
const request = (auth: AuthFixture, email: string) =>
  auth.app.inject({ method: 'POST', url: '/auth/password-reset/request', payload: { email } });
const waiting = (auth: AuthFixture) => auth.db('auth_jobs.jobs').select<{ attempts: number }[]>('attempts');

test('without a mail server the message is a file for the owner only, and the log has its path but not its text', async () => {
  const auth = await fixtureWith({});
  const log = new PassThrough();
  const lines: string[] = [];
  log.on('data', (chunk: Buffer) => lines.push(chunk.toString()));
  const app = await createServiceServer({
    name: 'auth',
    config: { LOG_LEVEL: 'info', RATE_LIMIT_PER_MINUTE: 0, TRUST_PROXY: '' },
    logStream: log,
  });
  await app.register(
    createAuth({
      db: auth.db,
      config: { APP_NAME: 'Vidyapath', DATA_DIR: auth.folder, TOKEN_TTL_SECONDS: 60, RATE_LIMIT_PER_MINUTE: 0 },
    }).plugin,
  );
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { email } = await auth.newUser();
  const { port } = app.server.address() as { port: number };
  await app.inject({ method: 'POST', url: '/auth/password-reset/request', payload: { email } });
  const line = await until(() => lines.find((one) => one.includes('.eml')));
  const { file } = JSON.parse(line) as { file: string };
  expect(readdirSync(join(auth.folder, 'outbox')).map((name) => join(auth.folder, 'outbox', name))).toEqual([file]);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  const mail = await PostalMime.parse(readFileSync(file));
  expect(mail.to?.[0]?.address).toBe(email);
  expect(mail.text).toContain(`http://localhost:${port}/reset-password?token=`);
  expect(lines.join('')).not.toContain(tokenIn(mail));
  expect(lines.join('')).not.toContain(email);
  await app.close();
});

test('a message waits while the mail server is down, and another process sends it when the server is back', async () => {
  const port = await freePort();
  const auth = await fixtureWith({ SMTP_URL: `smtp://127.0.0.1:${port}`, PUBLIC_URL: 'https://learn.example' });
  const { email } = await auth.newUser();
  expect((await request(auth, email)).statusCode).toBe(202);
  await until(async () => ((await waiting(auth))[0]?.attempts === 1 ? true : undefined));
  const mails = await createMailServer(port);
  await auth.app.close();
  await auth.db('auth_jobs._private_jobs').update({ run_at: auth.db.fn.now() });
  await (await auth.restart()).ready();
  expect(tokenIn(await mails.messageTo(email))).toMatch(/^[\w-]{43}$/);
  await until(async () => ((await waiting(auth)).length === 0 ? true : undefined));
  await mails.close();
});

test('two processes send a message once', async () => {
  const mails = await createMailServer();
  const auth = await fixtureWith({ SMTP_URL: mails.url, PUBLIC_URL: 'https://learn.example' });
  const other = await auth.restart();
  await Promise.all([auth.app.ready(), other.ready()]);
  const users = await Promise.all(Array.from({ length: 6 }, () => auth.newUser()));
  await Promise.all(
    users.map(({ email }, index) =>
      (index % 2 ? auth.app : other).inject({
        method: 'POST',
        url: '/auth/password-reset/request',
        payload: { email },
      }),
    ),
  );
  for (const { email } of users) await mails.messageTo(email);
  await until(async () => ((await waiting(auth)).length === 0 ? true : undefined));
  expect(users.map(({ email }) => mails.sentTo(email).length)).toEqual([1, 1, 1, 1, 1, 1]);
  await mails.close();
});

test('a slow recipient delays neither other messages nor password resets', async () => {
  const mails = await createMailServer();
  const auth = await fixtureWith({ SMTP_URL: mails.url, PUBLIC_URL: 'https://learn.example' });
  const register = async (email: string) => {
    const payload = signUpBody({ email });
    expect((await auth.app.inject({ method: 'POST', url: '/auth/register', payload })).statusCode).toBe(201);
  };
  const addresses = Array.from({ length: 4 }, () => `${randomUUID()}@vidyapath.example`);
  const [first = '', second = '', third = '', prompt = ''] = addresses;
  for (const address of [first, second, third]) mails.slow.add(address);
  for (const address of [first, second, prompt]) await register(address);
  await mails.messageTo(prompt);
  await register(third);
  const { email } = await auth.newUser();
  await request(auth, email);
  await mails.messageTo(email);
  // A mail is counted when the answer of the mail server was read, which is after it has arrived.
  const figures = await until(async () => {
    const { body } = await auth.app.inject('/metrics');
    return body.includes('mail_wait_seconds_count{kind="password-reset"} 1') ? body : undefined;
  });
  expect(figures).toContain('mail_wait_seconds_count{kind="email-verification"} 1');
  expect(figures).toContain('jobs_waiting{service="auth",kind="mail-email-verification"}');
  mails.release();
  for (const address of addresses) await mails.messageTo(address);
  await mails.close();
});

test('messages waiting from the previous version are sent, and outdated ones are dropped', async () => {
  const mails = await createMailServer();
  const auth = await fixtureWith({ SMTP_URL: mails.url, PUBLIC_URL: 'https://learn.example' });
  const [waits, late, taken] = await Promise.all([auth.newUser(), auth.newUser(), auth.newUser()]);
  const row = async ({ email }: { email: string }, more: object = {}) => ({
    kind: 'password-reset',
    user_id: (await auth.db('users').where({ email }).pluck<number[]>('id'))[0],
    locale: 'hi',
    ...more,
  });
  await auth
    .db('mail_outbox')
    .insert([
      await row(waits),
      await row(late, { created_at: auth.db.raw("now() - interval '25 hours'") }),
      await row(taken, { due_at: auth.db.raw("now() + interval '2 minutes'") }),
    ]);
  const jobs = createJobs(await createTestServer(), { db: auth.db, now: () => new Date() });
  await Promise.all([moveWaitingMails(auth.db, jobs), moveWaitingMails(auth.db, jobs)]);
  await auth.app.ready();
  expect((await mails.messageTo(waits.email)).subject).toBe('Vidyapath के लिए नया पासवर्ड चुनें');
  await until(async () => ((await waiting(auth)).length === 0 ? true : undefined));
  expect([mails.sentTo(waits.email).length, mails.sentTo(late.email).length]).toEqual([1, 0]);
  expect(await auth.db('mail_outbox')).toHaveLength(1);
  await mails.close();
});
