import { createHmac, createPublicKey, randomUUID } from 'node:crypto';
import type { RevocationPage } from '@vidyapath/service-kit/auth/revocation-list';
import { createTestTokens } from '@vidyapath/kit-testing/tokens';
import { accountDigest } from '../../lib/email-key';
import { type AuthFixture, bearer, createAuthFixture, serviceTokenOf } from '../../testing/auth-fixture';
import { deleteOldFailures } from './login-failures.repository';

let auth: AuthFixture;
beforeAll(async () => {
  auth = await createAuthFixture();
});
afterAll(() => auth.close());

const base64url = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
const claimsOf = (token: string) =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as Record<string, unknown>;
const headerOf = (token: string) =>
  JSON.parse(Buffer.from(token.split('.')[0] ?? '', 'base64url').toString()) as Record<string, unknown>;
const listUsers = (token: string) => auth.app.inject({ url: '/auth/users', headers: bearer(token) });

test('the right password gives a token with its claims, in any letter case of the address', async () => {
  const { email } = await auth.newUser('Staff');
  const answer = await auth.login(email.toUpperCase());
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['cache-control']).toBe('no-store');
  const token = answer.json<{ access_token: string }>().access_token;
  const claims = claimsOf(token);
  expect(claims).toMatchObject({ name: 'Somebody', email, role: 'Staff', iss: 'Vidyapath', aud: 'vidyapath-api' });
  expect(Number(claims.exp) - Number(claims.iat)).toBe(3_600);
  const jwks = (await auth.app.inject('/.well-known/jwks.json')).json<{ keys: { kid: string; d?: string }[] }>();
  expect(jwks.keys.map(({ kid }) => kid)).toEqual([headerOf(token).kid]);
  expect(jwks.keys[0]).not.toHaveProperty('d');
});

test('a password of a megabyte is refused for its length', async () => {
  const { email } = await auth.newUser();
  expect((await auth.login(email, '@'.repeat(1_000_000))).statusCode).toBe(400);
  expect((await auth.login(email, '@'.repeat(1_100_000))).statusCode).toBe(413);
});

test('an unknown address and a wrong password get the same answer', async () => {
  const { email } = await auth.newUser();
  const wrong = await auth.login(email, 'wrong@1');
  const unknown = await auth.login('nobody@vidyapath.example', 'wrong@1');
  const without = (answer: typeof wrong) => ({ ...answer.json<object>(), requestId: '' });
  expect(wrong.statusCode).toBe(401);
  expect(wrong.json()).toMatchObject({ type: '/problems/wrong-credentials', detail: 'Invalid email or password' });
  expect(without(unknown)).toEqual(without(wrong));
});

describe.each(['an account', 'an address without one'])('after 10 failures for %s', (kind) => {
  test('that account and address are locked, also after a restart, and no others', async () => {
    const { email } = kind === 'an account' ? await auth.newUser() : { email: `${randomUUID()}@vidyapath.example` };
    const other = await auth.newUser();
    for (let failure = 0; failure < 10; failure += 1) expect((await auth.login(email, 'wrong@1')).statusCode).toBe(401);

    const eleventh = await auth.login(email.toUpperCase());
    expect(eleventh.statusCode).toBe(429);
    expect(Number(eleventh.headers['retry-after'])).toBeGreaterThan(800);
    expect(eleventh.json()).toMatchObject({ status: 429, title: 'Too Many Requests' });

    // Refused attempts leave no row.
    expect(await auth.db('login_failures').where({ account: accountDigest(email) })).toHaveLength(10);
    const restarted = await auth.restart();
    const payload = { email, password: 'wrong@1' };
    const headers = { 'x-forwarded-for': '203.0.113.9' };
    expect((await restarted.inject({ method: 'POST', url: '/auth/login', payload, headers })).statusCode).toBe(429);

    expect((await auth.login(email, undefined, '203.0.113.9')).statusCode).toBe(kind === 'an account' ? 200 : 401);
    expect((await auth.login(other.email)).statusCode).toBe(200);

    await auth.db('login_failures').update({ failed_at: auth.db.raw("failed_at - interval '15 minutes'") });
    expect((await auth.login(email)).statusCode).toBe(kind === 'an account' ? 200 : 401);
    await deleteOldFailures(auth.db);
    expect((await auth.db('login_failures')).length).toBeLessThan(10);
  });
});

test('logging out ends this token only, in other processes too', async () => {
  const { email } = await auth.newUser('Admin');
  const first = await auth.tokenOf(email);
  const second = await auth.tokenOf(email);
  const answer = await auth.app.inject({ method: 'POST', url: '/auth/logout', headers: bearer(first) });
  expect(answer.statusCode).toBe(204);
  expect((await listUsers(first)).statusCode).toBe(401);
  expect((await listUsers(second)).statusCode).toBe(200);
  const restarted = await auth.restart();
  expect((await restarted.inject({ url: '/auth/users', headers: bearer(first) })).statusCode).toBe(401);
  const service = bearer(await serviceTokenOf(auth.app, 'catalogue'));
  const feed = await auth.app.inject({ url: '/internal/revocations', headers: service });
  expect(feed.json<RevocationPage>().tokens).toContainEqual({ jti: claimsOf(first).jti, exp: claimsOf(first).exp });
  expect(feed.headers['cache-control']).toBe('no-store');
  expect((await auth.app.inject({ method: 'POST', url: '/auth/logout', headers: bearer(first) })).statusCode).toBe(401);
});

describe('tokens that are refused, on public routes too', () => {
  let token: string;
  let publicPem: string;
  beforeAll(async () => {
    token = await auth.tokenOf((await auth.newUser('Admin')).email);
    const [jwk] = (await auth.app.inject('/.well-known/jwks.json')).json<{ keys: [Record<string, string>] }>().keys;
    publicPem = createPublicKey({ key: jwk, format: 'jwk' }).export({ type: 'spki', format: 'pem' }).toString();
  });

  const cases: [string, () => string][] = [
    ['alg none', () => `${base64url({ ...headerOf(token), alg: 'none' })}.${token.split('.')[1]}.`],
    [
      'alg nOnE with a signature',
      () => [base64url({ ...headerOf(token), alg: 'nOnE' }), ...token.split('.').slice(1)].join('.'),
    ],
    [
      'HS256 with the public key',
      () => {
        const text = `${base64url({ ...headerOf(token), alg: 'HS256' })}.${token.split('.')[1]}`;
        return `${text}.${createHmac('sha256', publicPem).update(text).digest('base64url')}`;
      },
    ],
    [
      'another key under the same kid',
      () => createTestTokens().signToken({ role: 'Admin' }, { kid: headerOf(token).kid }),
    ],
    ['an unknown kid', () => createTestTokens().signToken({ role: 'Admin' })],
    [
      'a changed claim',
      () => {
        const [header, , signature] = token.split('.');
        return [header, base64url({ ...claimsOf(token), id: 1 }), signature].join('.');
      },
    ],
    ['a cut signature', () => token.slice(0, -4)],
    ['five parts', () => `${token}.a.b`],
    ['16 KB', () => `${token}${'A'.repeat(16_384)}`],
    ['nonsense', () => 'x'],
  ];
  test.each(cases)('%s', async (_what, forged) => {
    const guarded = await listUsers(forged());
    expect(guarded.statusCode).toBe(401);
    expect(guarded.headers['www-authenticate']).toMatch(/^Bearer/);
    expect(guarded.json()).toMatchObject({ status: 401, title: 'Unauthorized' });
    expect((await auth.app.inject({ url: '/.well-known/jwks.json', headers: bearer(forged()) })).statusCode).toBe(401);
  });

  test('a token in the query is ignored', async () => {
    expect((await auth.app.inject(`/auth/users?access_token=${token}`)).statusCode).toBe(401);
  });
});
