import { type AuthFixture, bearer, createAuthFixture, signUpBody } from '../../testing/auth-fixture';
import { createMailServer, type MailServer, tokenIn } from '@vidyapath/kit-testing/mail-server';

let auth: AuthFixture;
let mails: MailServer;
beforeAll(async () => {
  mails = await createMailServer();
  auth = await createAuthFixture({ SMTP_URL: mails.url, PUBLIC_URL: 'https://learn.example' });
});
afterAll(async () => {
  await auth.close();
  await mails.close();
});

const signUp = async (over: object = {}, headers: Record<string, string> = {}) => {
  const payload = signUpBody({ name: 'Click http://evil.example', ...over });
  expect((await auth.app.inject({ method: 'POST', url: '/auth/register', payload, headers })).statusCode).toBe(201);
  return payload.email;
};
const confirm = (token: string) =>
  auth.app.inject({ method: 'POST', url: '/auth/email-verification/confirm', payload: { token } });
const resend = (headers: object) =>
  auth.app.inject({ method: 'POST', url: '/auth/email-verification/resend', headers: { ...headers } });
const isVerified = async (headers: object) =>
  (await auth.app.inject({ url: '/auth/me', headers: { ...headers } })).json<{ email_verified: boolean }>()
    .email_verified;

test('a new user can log in at once, and confirms the address with the mailed link', async () => {
  const email = await signUp();
  const headers = bearer(await auth.tokenOf(email));
  expect(await isVerified(headers)).toBe(false);
  const mail = await mails.messageTo(email);
  expect(mail.subject).toBe('Confirm your e-mail address for Vidyapath');
  expect(mail.text).toContain('https://learn.example/verify-email?token=');
  expect(mail.text).not.toContain('evil');
  expect(mail.from?.address).toBe('no-reply@learn.example');
  const answer = await confirm(tokenIn(mail));
  expect([answer.statusCode, answer.body]).toEqual([204, '']);
  expect(await isVerified(headers)).toBe(true);
  expect((await confirm(tokenIn(mail))).json()).toMatchObject({ status: 400, errors: [{ field: 'token' }] });
});

test.each([
  ['the body', { locale: 'hi' }, {}],
  ['the header', {}, { 'accept-language': 'hi' }],
])('the message is in Hindi when %s asks for it', async (_what, body, headers) => {
  const mail = await mails.messageTo(await signUp(body, headers));
  expect(mail.subject).toBe('Vidyapath के लिए अपना ईमेल पता सत्यापित करें');
});

test('resends the message in the language of the account, up to a limit, and not when the address is confirmed', async () => {
  const email = await signUp({ locale: 'hi' });
  const headers = bearer(await auth.tokenOf(email));
  for (let count = 0; count < 3; count += 1) expect((await resend(headers)).statusCode).toBe(202);
  const refused = await resend(headers);
  expect(refused.statusCode).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  const last = await mails.messageTo(email, 4);
  expect(last.text).toContain('नमस्ते');
  expect((await confirm(tokenIn(last))).statusCode).toBe(204);
  expect((await confirm(tokenIn(await mails.messageTo(email)))).statusCode).toBe(400);
  expect((await resend(headers)).statusCode).toBe(202);
  expect(await auth.db('auth_jobs.jobs').where({ attempts: 0 })).toEqual([]);
  expect((await resend({})).statusCode).toBe(401);
});

test('a password reset link does not confirm the address', async () => {
  const { email } = await auth.newUser();
  await auth.app.inject({ method: 'POST', url: '/auth/password-reset/request', payload: { email } });
  expect((await confirm(tokenIn(await mails.messageTo(email)))).statusCode).toBe(400);
});
