import { randomUUID } from 'node:crypto';
import { limits } from '@vidyapath/http/limits';
import { until } from '@vidyapath/kit-testing/until';
import { type AuthFixture, bearer, createAuthFixture } from '../../testing/auth-fixture';
import { createMailServer, type MailServer, tokenIn } from '@vidyapath/kit-testing/mail-server';

let auth: AuthFixture;
let mails: MailServer;
beforeAll(async () => {
  mails = await createMailServer();
  auth = await createAuthFixture({
    SMTP_URL: mails.url,
    PUBLIC_URL: 'https://learn.example/school/',
    MAIL_FROM: 'desk@learn.example',
  });
});
afterAll(async () => {
  await auth.close();
  await mails.close();
});

const newPassword = 'Another-Horse-43';
let clients = 0;
function newAddress(): string {
  clients += 1;
  return `203.0.113.${clients}`;
}
const request = (
  email: string,
  { remoteAddress = newAddress(), headers = {}, ...body }: Record<string, unknown> = {},
) =>
  auth.app.inject({
    method: 'POST',
    url: '/auth/password-reset/request',
    payload: { email, ...body },
    remoteAddress: remoteAddress as string,
    headers: headers as Record<string, string>,
  });
const confirm = (token: string, password = newPassword, app = auth.app) =>
  app.inject({ method: 'POST', url: '/auth/password-reset/confirm', payload: { token, password } });
const askedBy = async () => {
  const { email } = await auth.newUser();
  await request(email);
  return { email, token: tokenIn(await mails.messageTo(email)) };
};

describe('asking for a link', () => {
  test('sends a link to the platform’s screen, as text and HTML', async () => {
    const { email } = await auth.newUser();
    expect((await request(email.toUpperCase())).statusCode).toBe(202);
    const mail = await mails.messageTo(email);
    expect(mail.from).toMatchObject({ address: 'desk@learn.example', name: 'Vidyapath' });
    expect(mail.subject).toBe('Choose a new password for Vidyapath');
    expect(mail.text).toMatch(/https:\/\/learn\.example\/school\/reset-password\?token=[\w-]{43}\n/);
    expect(mail.html).toMatch(/href="https:\/\/learn\.example\/school\/reset-password\?token=[\w-]{43}"/);
  });

  test.each([
    ['that was asked for', { locale: 'hi' }],
    ['of the browser', { headers: { 'accept-language': 'mr, hi-IN;q=0.9, en;q=0.5' } }],
  ])('writes in the language %s', async (_which, language) => {
    const { email } = await auth.newUser();
    await request(email, language);
    const mail = await mails.messageTo(email);
    expect(mail.subject).toBe('Vidyapath के लिए नया पासवर्ड चुनें');
    expect(mail.text).toContain('30 मिनट के भीतर');
  });

  test('answers the same for known and unknown addresses, and mails only the known one', async () => {
    const { email } = await auth.newUser();
    const unknown = `${randomUUID()}@vidyapath.example`;
    const answers = [await request(email), await request(unknown)];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([202, 202]);
    expect(answers[1]?.body).toBe(answers[0]?.body);
    expect(Object.keys(answers[1]?.headers ?? {})).toEqual(Object.keys(answers[0]?.headers ?? {}));
    await mails.messageTo(email);
    await until(async () => ((await auth.db('auth_jobs.jobs').first()) === undefined ? true : undefined));
    expect(mails.sentTo(unknown)).toEqual([]);
  });

  test('limits messages to a recipient silently, with a share reserved for the address where the account is used', async () => {
    const { email } = await auth.newUser();
    const home = '192.0.2.1';
    expect((await auth.login(email, undefined, home)).statusCode).toBe(200);
    const sentAfter = async (remoteAddress: string) => {
      for (let count = 0; count < 6; count += 1) expect((await request(email, { remoteAddress })).statusCode).toBe(202);
      await until(async () => ((await auth.db('auth_jobs.jobs').first()) === undefined ? true : undefined));
      return mails.sentTo(email).length;
    };
    const sent = [];
    for (const address of ['198.51.100.1', '198.51.100.2', '198.51.100.3', home, '198.51.100.4'])
      sent.push(await sentAfter(address));
    const { strangerMax, strangersMax, recipientMax } = limits.mail;
    expect(sent).toEqual([strangerMax, strangersMax, strangersMax, recipientMax, recipientMax]);
  });

  test('counts only sent messages, so that refused requests do not extend the limit', async () => {
    const { email } = await auth.newUser();
    const { strangersMax, windowSeconds } = limits.mail;
    for (let count = 0; count < strangersMax; count += 1) await request(email);
    const sent = await auth.db('mail_requests').pluck<string[]>('id');
    for (let count = 0; count < 10; count += 1) expect((await request(email)).statusCode).toBe(202);
    await auth
      .db('mail_requests')
      .whereIn('id', sent)
      .update({ requested_at: auth.db.raw('requested_at - make_interval(secs => ?)', [windowSeconds]) });
    await request(email);
    await mails.messageTo(email, strangersMax + 1);
  });

  test('sent links stay valid when strangers use up the limit', async () => {
    const { email } = await auth.newUser();
    for (let count = 0; count < 10; count += 1) await request(email);
    expect((await confirm(tokenIn(await mails.messageTo(email)))).statusCode).toBe(204);
    expect(limits.mail.windowSeconds).toBeLessThanOrEqual(limits.mailedToken.passwordResetSeconds);
  });

  test('limits requests from one network address in every process with 429', async () => {
    const { email } = await auth.newUser();
    const remoteAddress = '198.51.100.7';
    const { clientMax } = limits.mail;
    const ask = (length: number) =>
      Promise.all(Array.from({ length }, () => request(`${randomUUID()}@vidyapath.example`, { remoteAddress })));
    // In two parts, since the queue accepts no more at once.
    const answers = [...(await ask(clientMax / 2)), ...(await ask(clientMax / 2 + 3))];
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([
      ...Array<number>(clientMax).fill(202),
      429,
      429,
      429,
    ]);
    const replica = await auth.restart();
    const refused = await replica.inject({
      method: 'POST',
      url: '/auth/password-reset/request',
      payload: { email },
      remoteAddress,
    });
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await request((await auth.newUser()).email)).statusCode).toBe(202);
  });

  test.each([['a@x'], ['a b@x.in'], ['a@x.in\nBcc: b@x.in'], [`${'x'.repeat(290)}@vidyapath.example`], [null], [1]])(
    '%j is 400',
    async (email) => {
      expect((await request(email as string)).statusCode).toBe(400);
    },
  );
});

describe('using a link', () => {
  test('sets the password, ends all sessions in every replica, confirms the address, lifts the lock and works once', async () => {
    const { email } = await auth.newUser();
    await auth.db('users').where({ email }).update({ email_verified_at: null });
    const replica = await auth.restart();
    const old = bearer(await auth.tokenOf(email));
    expect((await replica.inject({ url: '/auth/me', headers: old })).statusCode).toBe(200);
    for (let failure = 0; failure < 10; failure += 1) await auth.login(email, 'Wrong@1');
    expect((await auth.login(email)).statusCode).toBe(429);
    await request(email);
    const token = tokenIn(await mails.messageTo(email));

    const answer = await confirm(token);
    expect([answer.statusCode, answer.body]).toEqual([204, '']);
    expect((await auth.app.inject({ url: '/auth/me', headers: old })).statusCode).toBe(401);
    await until(async () =>
      (await replica.inject({ url: '/auth/me', headers: old })).statusCode === 401 ? true : undefined,
    );
    expect((await auth.login(email)).statusCode).toBe(401);
    const fresh = bearer(await auth.tokenOf(email, newPassword));
    expect((await auth.app.inject({ url: '/auth/me', headers: fresh })).json()).toMatchObject({
      email,
      email_verified: true,
    });
    expect((await confirm(token, 'Third-Horse-44')).json()).toMatchObject({
      status: 400,
      errors: [{ field: 'token' }],
    });
    expect((await auth.login(email, newPassword)).statusCode).toBe(200);
  });

  test('by 20 requests at once works once, and ends the other links of the account', async () => {
    const { email } = await auth.newUser();
    await request(email);
    await request(email);
    const one = tokenIn(await mails.messageTo(email));
    const other = tokenIn(await mails.messageTo(email, 2));
    const answers = await Promise.all(Array.from({ length: 20 }, () => confirm(one)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([204, ...Array<number>(19).fill(400)]);
    expect((await confirm(other)).statusCode).toBe(400);
  });

  test('fails when it is expired, of another kind, or the password has changed since', async () => {
    const late = await askedBy();
    await auth.db('mailed_tokens').update({ expires_at: auth.db.raw("now() - interval '1 second'") });
    expect((await confirm(late.token)).statusCode).toBe(400);

    const other = await askedBy();
    await auth.db('mailed_tokens').update({ kind: 'email-verification' });
    expect((await confirm(other.token)).statusCode).toBe(400);

    const changed = await askedBy();
    const payload = { current_password: 'Correct-Horse-42', new_password: newPassword };
    const headers = bearer(await auth.tokenOf(changed.email));
    expect((await auth.app.inject({ method: 'PUT', url: '/auth/password', headers, payload })).statusCode).toBe(200);
    expect((await confirm(changed.token, 'Third-Horse-44')).statusCode).toBe(400);
    expect((await auth.login(changed.email, newPassword)).statusCode).toBe(200);
  });

  test.each([['P@ssw0rd'], ['short'], ['NoSpecial1'], [`@${'x'.repeat(128)}`]])(
    'refuses the password %j and keeps the link valid',
    async (password) => {
      const { token } = await askedBy();
      const answer = await confirm(token, password);
      expect(answer.json()).toMatchObject({ status: 400, errors: [{ field: 'password' }] });
      expect((await confirm(token)).statusCode).toBe(204);
    },
  );

  test('the database never holds the token in readable form', async () => {
    const { token } = await askedBy();
    for (const table of ['auth_jobs._private_jobs', 'mailed_tokens', 'mail_requests', 'audit', 'users']) {
      expect(JSON.stringify(await auth.db(table).select('*'))).not.toContain(token);
    }
  });
});
