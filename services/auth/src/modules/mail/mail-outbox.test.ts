import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { createServiceServer } from '@vidyapath/service-kit/http/service-app';
import { until } from '@vidyapath/kit-testing/until';
import PostalMime from 'postal-mime';
import { createAuth } from '../../app';
import { type AuthFixture, createAuthFixture, rightPassword } from '../../testing/auth-fixture';
import { createMailServer, freePort, tokenIn } from '../../testing/mail-server';
import type { MailKind } from './mail-kinds';
import { claimMail, insertMail } from './mail-outbox.repository';

const fixtures: AuthFixture[] = [];
const fixtureWith = async (variables: Parameters<typeof createAuthFixture>[0]) => {
  const auth = await createAuthFixture(variables);
  fixtures.push(auth);
  return auth;
};
afterAll(() => Promise.all(fixtures.map((one) => one.close())));
const request = (auth: AuthFixture, email: string) =>
  auth.app.inject({ method: 'POST', url: '/auth/password-reset/request', payload: { email } });
const waiting = (auth: AuthFixture) => auth.db('mail_outbox').select<{ attempts: number }[]>('attempts');

test('without a server the message becomes a file of its owner, which the log names and does not show', async () => {
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

test('what cannot be sent waits, nobody notices, and it goes out when the server is back, by another process too', async () => {
  const port = await freePort();
  const auth = await fixtureWith({ SMTP_URL: `smtp://127.0.0.1:${port}`, PUBLIC_URL: 'https://learn.example' });
  const { email } = await auth.newUser();
  expect((await request(auth, email)).statusCode).toBe(202);
  await until(async () => ((await waiting(auth))[0]?.attempts === 1 ? true : undefined));
  const mails = await createMailServer(port);
  await auth.app.close();
  await auth.db('mail_outbox').update({ due_at: auth.db.fn.now() });
  await auth.restart();
  expect(tokenIn(await mails.messageTo(email))).toMatch(/^[\w-]{43}$/);
  await until(async () => ((await waiting(auth)).length === 0 ? true : undefined));
  await mails.close();
});

test.each([
  [451, 1, 'postponed'],
  [550, 0, 'dropped'],
])(
  'a message that the server refuses with %i leaves %i waiting and counts as %s',
  async (refuseWith, left, outcome) => {
    const mails = await createMailServer();
    mails.answer.refuseWith = refuseWith;
    const auth = await fixtureWith({ SMTP_URL: mails.url, PUBLIC_URL: 'https://learn.example' });
    await request(auth, (await auth.newUser()).email);
    await until(async () => {
      const rows = await waiting(auth);
      return rows.length === left && rows.every(({ attempts }) => attempts === 1) ? true : undefined;
    });
    await until(async () =>
      (await auth.app.inject('/metrics')).body.includes(`mails_total{outcome="${outcome}"} 1`) ? true : undefined,
    );
    await mails.close();
  },
);

test('two processes send a message once', async () => {
  const mails = await createMailServer();
  const auth = await fixtureWith({ SMTP_URL: mails.url, PUBLIC_URL: 'https://learn.example' });
  const other = await auth.restart();
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

test('a recipient whose server is slow holds up nobody else’s messages, and never a password reset', async () => {
  const mails = await createMailServer();
  const auth = await fixtureWith({ SMTP_URL: mails.url, PUBLIC_URL: 'https://learn.example' });
  const register = async (email: string) => {
    const payload = {
      name: 'Asha',
      email,
      phone: '9876543210',
      password: rightPassword,
      provider: 'local',
      role: 'User',
    };
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
  const figures = (await auth.app.inject('/metrics')).body;
  expect(figures).toContain('mail_wait_seconds_count{kind="password-reset"} 1');
  expect(figures).toContain('mail_wait_seconds_count{kind="email-verification"} 1');
  expect(figures).toContain('mails_waiting{kind="email-verification"}');
  mails.release();
  for (const address of addresses) await mails.messageTo(address);
  await mails.close();
});

test('password resets are taken before other messages, and what failed before after those of its kind', async () => {
  const auth = await fixtureWith({});
  await auth.app.close();
  const kinds: MailKind[] = ['email-verification', 'password-reset', 'password-reset', 'email-verification'];
  for (const kind of kinds) await insertMail(auth.db, { kind, userId: null, locale: 'en' });
  const ids = await auth.db('mail_outbox').orderBy('id').pluck<string[]>('id');
  const attempted = ids.slice(0, 2);
  await auth
    .db('mail_outbox')
    .whereIn('id', attempted)
    .update({ attempts: 3, due_at: auth.db.raw("now() - interval '1 hour'") });
  const taken = [];
  for (const resetsOnly of [true, false, true, false, false]) taken.push((await claimMail(auth.db, resetsOnly))?.id);
  expect(taken).toEqual([ids[2], ids[1], undefined, ids[3], ids[0]]);
});

test('a message that could not be sent for a day is dropped', async () => {
  const auth = await fixtureWith({
    SMTP_URL: `smtp://127.0.0.1:${await freePort()}`,
    PUBLIC_URL: 'https://learn.example',
  });
  await request(auth, (await auth.newUser()).email);
  await until(async () => ((await waiting(auth))[0]?.attempts === 1 ? true : undefined));
  await auth
    .db('mail_outbox')
    .update({ due_at: auth.db.fn.now(), created_at: auth.db.raw("now() - interval '25 hours'") });
  await until(async () => ((await waiting(auth)).length === 0 ? true : undefined));
});
