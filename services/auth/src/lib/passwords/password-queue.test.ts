import { randomUUID } from 'node:crypto';
import { type AuthFixture, bearer, createAuthFixture, rightPassword, signUpBody } from '../../testing/auth-fixture';
import { createMailServer, type MailServer, tokenIn } from '@vidyapath/kit-testing/mail-server';
import { passwordQueueLimits } from './password-queue';

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

const crowd = '203.0.113.1';
const someAddress = () => `${randomUUID()}@vidyapath.example`;
const post = (url: string, payload: object) => auth.app.inject({ method: 'POST', url, payload });
const register = (email: string) => post('/auth/register', signUpBody({ email }));
/** The number of turns so far. */
const turns = async () =>
  Number(
    /work_queue_wait_seconds_count\{queue="passwords"\} (\d+)/.exec((await auth.app.inject('/metrics')).body)?.[1] ?? 0,
  );
const turnsOf = async (work: () => Promise<{ statusCode: number }>) => {
  const before = await turns();
  return [(await work()).statusCode, (await turns()) - before];
};

test('a login passes a flood of logins from another address, whose excess is refused with 429', async () => {
  const { email } = await auth.newUser();
  const size = passwordQueueLimits.waitingPerKey + 20;
  const statuses: number[] = [];
  let firstAnswer = (): void => undefined;
  const begun = new Promise<void>((resolve) => {
    firstAnswer = resolve;
  });
  const answers = Array.from({ length: size }, async () => {
    const answer = await auth.login(someAddress(), 'Wrong@1', crowd);
    statuses.push(answer.statusCode);
    if (answer.statusCode === 401) firstAnswer();
    return answer;
  });
  await begun;
  const right = await auth.login(email, rightPassword, '198.51.100.7');
  const checked = statuses.filter((status) => status === 401).length;
  expect(right.statusCode).toBe(200);
  expect(checked).toBeLessThan(passwordQueueLimits.waitingPerKey / 2);
  const refused = (await Promise.all(answers)).filter(({ statusCode }) => statusCode !== 401);
  expect(refused.length).toBeGreaterThan(0);
  expect(refused.every(({ statusCode, headers }) => statusCode === 429 && headers['retry-after'] === '1')).toBe(true);
});

test('every route that hashes or checks a password waits for a turn', async () => {
  const { email } = await auth.newUser();
  expect(await turnsOf(() => auth.login(email))).toEqual([200, 1]);
  expect(await turnsOf(() => auth.login(someAddress()))).toEqual([401, 1]);
  expect(await turnsOf(() => register(someAddress()))).toEqual([201, 1]);
  const headers = bearer(await auth.tokenOf(email));
  const payload = { current_password: rightPassword, new_password: 'Another-Horse-43' };
  expect(await turnsOf(() => auth.app.inject({ method: 'PUT', url: '/auth/password', headers, payload }))).toEqual([
    200, 1,
  ]);
  await post('/auth/password-reset/request', { email });
  const token = tokenIn(await mails.messageTo(email));
  expect(await turnsOf(() => post('/auth/password-reset/confirm', { token, password: 'Third-Horse-44' }))).toEqual([
    204, 1,
  ]);
});

test('a registration for a taken address and an invalid link compute no hash', async () => {
  const { email } = await auth.newUser();
  expect(await turnsOf(() => register(email.toUpperCase()))).toEqual([409, 0]);
  expect(
    await turnsOf(() => post('/auth/password-reset/confirm', { token: 'unknown', password: 'Third-Horse-44' })),
  ).toEqual([400, 0]);
});
