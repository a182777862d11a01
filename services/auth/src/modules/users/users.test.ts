import { randomUUID } from 'node:crypto';
import { type AuthFixture, bearer, createAuthFixture, signUpBody } from '../../testing/auth-fixture';

let auth: AuthFixture;
beforeAll(async () => {
  auth = await createAuthFixture();
});
afterAll(() => auth.close());

const register = (payload: object) => auth.app.inject({ method: 'POST', url: '/auth/register', payload });

describe('sign-up', () => {
  test('stores a User and answers its location', async () => {
    const body = signUpBody();
    const answer = await register({ ...body, id: 99_999, isAdmin: true });
    expect(answer.statusCode).toBe(201);
    const user = answer.json<{ id: number }>();
    expect(user).toEqual({ id: user.id, name: 'Asha Rao', email: body.email, role: 'User' });
    expect(user.id).not.toBe(99_999);
    expect(answer.headers).toMatchObject({ location: `/auth/users/${user.id}`, 'cache-control': 'no-store' });
    expect((await auth.login(body.email)).statusCode).toBe(200);
  });

  test('the password is stored as Argon2id with at least the recommended cost', async () => {
    const body = signUpBody();
    await register(body);
    const stored = await auth.db('users').where({ email: body.email }).pluck<string[]>('password_hash');
    expect(stored[0]).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  test.each([
    ['name', ''],
    ['name', '   '],
    ['name', 'x'.repeat(101)],
    ['name', 1],
    ['name', 'a\0b'],
    ['name', 'Asha\nRao'],
    ['name', 'Asha\u202EoaR'],
    ['name', 'Asha\u200B'],
    ['email', 'a\u202E@example.in'],
    ['name', '\u200b\u200d\u2060\ufeff'],
    ['name', '\u00ad\u3164\u202e '],
    ['email', 'a@x'],
    ['email', 'a b@x.in'],
    ['email', 'a@x.in\nb'],
    ['email', 'a@x.in\n'],
    ['email', '\r\na@x.in'],
    ['email', `${'x'.repeat(290)}@vidyapath.example`],
    ['email', null],
    ['phone', '123'],
    ['phone', '98765432100'],
    ['phone', '98765o3210'],
    ['phone', '९८७६५४३२१०'],
    ['password', 'a@b'],
    ['password', 'NoSpecial1'],
    ['password', `@${'x'.repeat(128)}`],
    ['password', '@'.repeat(1_000_000)],
    ['password', 'P@ssw0rd'],
    ['password', 'password!'],
    ['password', 'Qwerty123#'],
    ['password', '123456@'],
    ['role', 'Admin'],
    ['role', 'Staff'],
    ['provider', 'google'],
  ])('refuses %s = %j and names the field', async (field, value) => {
    const answer = await register({ ...signUpBody(), [field]: value });
    expect(answer.statusCode).toBe(400);
    expect(answer.headers['content-type']).toContain('application/problem+json');
    expect(answer.json<{ errors: { field: string }[] }>().errors.map((error) => error.field)).toEqual([field]);
  });

  test('lengths count code points', async () => {
    expect((await register({ ...signUpBody(), name: '😀'.repeat(100) })).statusCode).toBe(201);
  });

  test('a repeated request with its key creates one account and one message, and another body with the key is refused', async () => {
    const body = signUpBody();
    const headers = { 'idempotency-key': randomUUID() };
    const submit = (payload: object) => auth.app.inject({ method: 'POST', url: '/auth/register', payload, headers });
    const answers = await Promise.all([submit(body), submit(body), submit(body)]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201]);
    const [{ id }] = answers.map((answer) => answer.json<{ id: number }>()) as [{ id: number }];
    expect(answers.map((answer) => answer.json<{ id: number }>().id)).toEqual([id, id, id]);
    expect(await auth.db('audit').where({ action: 'user.created', resource_id: String(id) })).toHaveLength(1);
    expect((await submit(signUpBody())).statusCode).toBe(422);
  });

  test('50 requests at once for one address in several letter cases create one account', async () => {
    const { email } = signUpBody();
    const spellings = [email, email.toUpperCase(), email.replace('vidyapath', 'VidyaPath')];
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) => register({ ...signUpBody(), email: spellings[index % 3] })),
    );
    const statuses = answers.map(({ statusCode }) => statusCode).sort();
    expect(statuses).toEqual([201, ...Array<number>(49).fill(409)]);
    expect(answers.find(({ statusCode }) => statusCode === 409)?.json()).toMatchObject({
      status: 409,
      type: '/problems/email-taken',
      detail: expect.stringContaining('Duplicate entry') as string,
    });
  });
});

describe('a change of role', () => {
  const roleOf = async (email: string) => (await auth.db('users').where({ email }).pluck<string[]>('role'))[0];
  const change = (token: string, id: number | string, payload: object, headers = {}) =>
    auth.app.inject({
      method: 'PUT',
      url: `/auth/users/${id}/role`,
      payload,
      headers: { ...bearer(token), ...headers },
    });
  const idOf = async (email: string) => (await auth.db('users').where({ email }).pluck<number[]>('id'))[0] ?? 0;

  test('is stored, and ends tokens with the old role only', async () => {
    const admin = await auth.tokenOf((await auth.newUser('Admin')).email);
    const { email } = await auth.newUser('Admin');
    const old = await auth.tokenOf(email);
    const answer = await change(admin, await idOf(email), { role: 'Staff' });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ id: await idOf(email), name: 'Somebody', email, role: 'Staff' });
    expect((await auth.app.inject({ url: '/auth/users', headers: bearer(old) })).statusCode).toBe(401);
    const fresh = bearer(await auth.tokenOf(email));
    expect((await auth.app.inject({ url: '/auth/audit', headers: fresh })).statusCode).toBe(403);
  });

  test('honours If-Match', async () => {
    const admin = await auth.tokenOf((await auth.newUser('Admin')).email);
    const id = await idOf((await auth.newUser()).email);
    const first = await change(admin, id, { role: 'Staff' });
    expect((await change(admin, id, { role: 'User' }, { 'if-match': '"stale"' })).statusCode).toBe(412);
    expect((await change(admin, id, { role: 'User' }, { 'if-match': String(first.headers.etag) })).statusCode).toBe(
      200,
    );
  });

  test.each([['0'], ['-1'], ['1.5'], ['abc'], ['9223372036854775808'], ['%00'], ['0x10']])(
    'of user %s is 400',
    async (id) => {
      const admin = await auth.tokenOf((await auth.newUser('Admin')).email);
      expect((await change(admin, id, { role: 'User' })).statusCode).toBe(400);
    },
  );

  test('never removes the last Admin, also when two are changed at once', async () => {
    const others = await auth.newUser('Admin');
    const one = await auth.newUser('Admin');
    const tokens = [await auth.tokenOf(others.email), await auth.tokenOf(one.email)] as const;
    await auth
      .db('users')
      .where({ role: 'Admin' })
      .whereNotIn('email', [others.email, one.email])
      .update({ role: 'Staff' });
    const answers = await Promise.all([
      change(tokens[0], await idOf(one.email), { role: 'User' }),
      change(tokens[1], await idOf(others.email), { role: 'User' }),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect([await roleOf(one.email), await roleOf(others.email)].sort()).toEqual(['Admin', 'User']);
  });
});
