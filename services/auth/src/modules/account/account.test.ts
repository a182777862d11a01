import { passwordQueueLimits } from '../../lib/passwords/password-queue';
import { type AuthFixture, bearer, createAuthFixture, rightPassword } from '../../testing/auth-fixture';

let auth: AuthFixture;
beforeAll(async () => {
  auth = await createAuthFixture();
});
afterAll(() => auth.close());

const newPassword = 'Another-Horse-43';
const readAccount = (headers: object) => auth.app.inject({ url: '/auth/me', headers: { ...headers } });
const change = (headers: object, payload: object, remoteAddress = '127.0.0.1') =>
  auth.app.inject({ method: 'PUT', url: '/auth/password', headers: { ...headers }, payload, remoteAddress });
const passwords = (current = rightPassword, chosen = newPassword) => ({
  current_password: current,
  new_password: chosen,
});
const signIn = async (email: string) => bearer(await auth.tokenOf(email));
const fieldsOf = (answer: { json: () => unknown }) =>
  (answer.json() as { errors: { field: string }[] }).errors.map(({ field }) => field);

describe('the own account', () => {
  test.each(['User', 'Staff', 'Admin'] as const)('a %s reads it', async (role) => {
    const { email } = await auth.newUser(role);
    const answer = await readAccount(await signIn(email));
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.json()).toEqual({
      id: expect.any(Number) as number,
      name: 'Somebody',
      email,
      phone: '0000000000',
      role,
      email_verified: true,
      language: null,
    });
  });

  test('answers 401 without a session and after the user is deleted', async () => {
    expect((await readAccount({})).statusCode).toBe(401);
    expect((await change({}, passwords())).statusCode).toBe(401);
    const { email } = await auth.newUser();
    const headers = await signIn(email);
    await auth.db('users').where({ email }).delete();
    expect((await readAccount(headers)).statusCode).toBe(401);
    expect((await change(headers, passwords())).statusCode).toBe(401);
  });
});

describe('a change of the own account', () => {
  const changeAccount = (headers: object, payload: object) =>
    auth.app.inject({ method: 'PUT', url: '/auth/me', headers: { ...headers }, payload });
  const changes = { name: 'आशा Rao', phone: '9876543210', language: 'hi' };

  test('is stored and audited, returns a token with the new name, and keeps other sessions', async () => {
    const { email } = await auth.newUser();
    const here = await signIn(email);
    const elsewhere = await signIn(email);
    const answer = await changeAccount(here, { ...changes, role: 'Admin', email: 'other@vidyapath.example' });
    expect(answer.statusCode).toBe(200);
    const { access_token: token, ...account } = answer.json<{ access_token: string; id: number }>();
    expect(account).toEqual({ id: account.id, email, role: 'User', email_verified: true, ...changes });
    const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as object;
    expect(claims).toMatchObject({ name: changes.name, email, role: 'User' });
    for (const headers of [bearer(token), here, elsewhere])
      expect((await readAccount(headers)).json()).toEqual(account);
    expect(await auth.db('audit').where({ action: 'user.changed', actor_id: account.id })).toEqual([
      expect.objectContaining({
        changes: [
          { field: 'name', before: 'Somebody', after: changes.name },
          { field: 'phone', before: '0000000000', after: changes.phone },
          { field: 'language', before: null, after: 'hi' },
        ],
      }),
    ]);
  });

  test('keeps the language when none is sent', async () => {
    const headers = await signIn((await auth.newUser()).email);
    await changeAccount(headers, changes);
    const { name, phone } = changes;
    expect((await changeAccount(headers, { name, phone })).json()).toMatchObject({ language: 'hi' });
  });

  test.each([
    ['name', { ...changes, name: ' ' }],
    ['phone', { ...changes, phone: '12345' }],
    ['language', { ...changes, language: 'fr' }],
  ])('with an invalid %s is 400 with that field, and changes nothing', async (field, payload) => {
    const headers = await signIn((await auth.newUser()).email);
    const answer = await changeAccount(headers, payload);
    expect([answer.statusCode, fieldsOf(answer)]).toEqual([400, [field]]);
    expect((await readAccount(headers)).json()).toMatchObject({ name: 'Somebody' });
  });

  test('is refused without a session, and with an outdated If-Match', async () => {
    expect((await changeAccount({}, changes)).statusCode).toBe(401);
    const headers = await signIn((await auth.newUser()).email);
    const { etag } = (await readAccount(headers)).headers;
    expect((await changeAccount({ ...headers, 'if-match': etag }, changes)).statusCode).toBe(200);
    expect((await changeAccount({ ...headers, 'if-match': etag }, changes)).statusCode).toBe(412);
  });
});

describe('a change of password', () => {
  test.each(['User', 'Staff', 'Admin'] as const)(
    'by a %s ends every earlier token and returns a valid one',
    async (role) => {
      const { email } = await auth.newUser(role);
      const here = await signIn(email);
      const elsewhere = await signIn(email);
      const answer = await change(here, passwords());
      expect(answer.statusCode).toBe(200);
      expect(answer.headers['cache-control']).toBe('no-store');
      expect(Object.keys(answer.json())).toEqual(['access_token']);
      const fresh = bearer(answer.json<{ access_token: string }>().access_token);
      expect((await readAccount(fresh)).json()).toMatchObject({ email, role });
      for (const old of [here, elsewhere]) expect((await readAccount(old)).statusCode).toBe(401);
      const restarted = await auth.restart();
      expect((await restarted.inject({ url: '/auth/me', headers: here })).statusCode).toBe(401);
      expect((await restarted.inject({ url: '/auth/me', headers: fresh })).statusCode).toBe(200);
      expect((await auth.login(email)).statusCode).toBe(401);
      expect((await auth.login(email, newPassword)).statusCode).toBe(200);
    },
  );

  test('leaves other users signed in', async () => {
    const other = await signIn((await auth.newUser()).email);
    await change(await signIn((await auth.newUser()).email), passwords());
    expect((await readAccount(other)).statusCode).toBe(200);
  });

  test('a wrong current password is 400 with its field, and keeps the session', async () => {
    const headers = await signIn((await auth.newUser()).email);
    const answer = await change(headers, passwords('Wrong@1'));
    expect(answer.statusCode).toBe(400);
    expect(fieldsOf(answer)).toEqual(['current_password']);
    expect((await readAccount(headers)).statusCode).toBe(200);
  });

  test('wrong passwords count together with failed logins from the same address', async () => {
    const { email } = await auth.newUser();
    const headers = await signIn(email);
    for (let failure = 0; failure < 5; failure += 1) expect((await auth.login(email, 'Wrong@1')).statusCode).toBe(401);
    for (let failure = 0; failure < 5; failure += 1)
      expect((await change(headers, passwords('Wrong@1'))).statusCode).toBe(400);
    const refused = await change(headers, passwords());
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(800);
    expect((await auth.login(email)).statusCode).toBe(429);
    expect((await change(headers, passwords(), '203.0.113.9')).statusCode).toBe(200);
  });

  test('checks only ten of many guesses at once, and those already running', async () => {
    const headers = await signIn((await auth.newUser()).email);
    const guesses = await Promise.all(
      Array.from({ length: 30 }, (_, index) => change(headers, passwords(`Wrong@${index}`))),
    );
    const looked = guesses.filter(({ statusCode }) => statusCode === 400);
    expect(looked.length).toBeLessThanOrEqual(10 + passwordQueueLimits.running);
    expect(guesses.every(({ statusCode }) => statusCode === 400 || statusCode === 429)).toBe(true);
  });

  test.each([
    ['new_password', passwords(rightPassword, 'a@b')],
    ['new_password', passwords(rightPassword, 'NoSpecial1')],
    ['new_password', passwords(rightPassword, `@${'x'.repeat(128)}`)],
    ['new_password', passwords(rightPassword, 'P@ssw0rd')],
    ['new_password', passwords(rightPassword, rightPassword)],
    ['new_password', passwords(rightPassword, rightPassword.replace('C', 'Ｃ'))],
    ['new_password', { current_password: rightPassword }],
    ['current_password', { new_password: newPassword }],
    ['current_password', passwords('')],
    ['current_password', { ...passwords(), current_password: 1 }],
    ['current_password', passwords('x'.repeat(129))],
  ])('refuses a wrong %s in %j', async (field, payload) => {
    const { email } = await auth.newUser();
    const headers = await signIn(email);
    const answer = await change(headers, payload);
    expect(answer.statusCode).toBe(400);
    expect(fieldsOf(answer)).toEqual([field]);
    expect((await auth.login(email)).statusCode).toBe(200);
  });

  test('of two at the same time one succeeds, and its token is valid', async () => {
    const { email } = await auth.newUser();
    const headers = await signIn(email);
    const chosen = ['Another-Horse-44', 'Another-Horse-45'] as const;
    const answers = await Promise.all(chosen.map((password) => change(headers, passwords(rightPassword, password))));
    const won = answers.findIndex(({ statusCode }) => statusCode === 200);
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect((await auth.login(email, chosen[won as 0 | 1])).statusCode).toBe(200);
    const fresh = answers[won]?.json<{ access_token: string }>().access_token ?? '';
    expect((await readAccount(bearer(fresh))).statusCode).toBe(200);
  });
});
