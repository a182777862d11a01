import type { Session } from '@vidyapath/http/auth-logins';
import { until } from '@vidyapath/kit-testing/until';
import { type AuthFixture, bearer, claimsOf, createAuthFixture } from '../../testing/auth-fixture';
import { renewedPerUser, replacedForSeconds } from '../revocations/revocations';

let auth: AuthFixture;
beforeAll(async () => {
  auth = await createAuthFixture();
});
afterAll(() => auth.close());

const change = (token: string, name = 'Asha Rao') =>
  auth.app.inject({ method: 'PUT', url: '/auth/me', headers: bearer(token), payload: { name, phone: '9876543210' } });
const renew = async (token: string) => (await change(token)).json<{ access_token: string }>().access_token;
const statusOf = async (token: string, app = auth.app) =>
  (await app.inject({ url: '/auth/me', headers: bearer(token) })).statusCode;
const statusesOf = (tokens: readonly string[]) => Promise.all(tokens.map((token) => statusOf(token)));
const logout = (token: string) => auth.app.inject({ method: 'POST', url: '/auth/logout', headers: bearer(token) });
const sessionsOf = async (token: string) =>
  (await auth.app.inject({ url: '/auth/me/sessions', headers: bearer(token) })).json<Session[]>();
const signIn = async () => auth.tokenOf((await auth.newUser()).email);
/** As if the time for replaced tokens of this session were over. */
const passTime = (token: string) =>
  auth
    .db('renewed_sessions')
    .where({ session_id: claimsOf(token).sid })
    .update({ ending_at: auth.db.fn.now() });
const ends = (token: string, app = auth.app) =>
  until(async () => ((await statusOf(token, app)) === 401 ? true : undefined));

test('a renewed token has the session and the end of the one that it replaces', async () => {
  const token = await signIn();
  await auth
    .db('sessions')
    .where({ jti: claimsOf(token).sid })
    .update({
      expires_at: new Date((claimsOf(token).exp - 600) * 1_000),
    });
  const renewed = claimsOf(await renew(token));
  expect(renewed).toMatchObject({ sid: claimsOf(token).sid, exp: claimsOf(token).exp - 600, name: 'Asha Rao' });
  expect(renewed.jti).not.toBe(claimsOf(token).jti);
});

test('the replaced token ends within a minute in every replica, and the session stays one row', async () => {
  const replica = await auth.restart();
  const token = await signIn();
  const renewed = await renew(token);
  for (const one of [token, renewed])
    expect((await sessionsOf(one)).map(({ current, session_id }) => [current, session_id])).toEqual([
      [true, claimsOf(token).sid],
    ]);
  expect(replacedForSeconds).toBeLessThanOrEqual(50);
  await passTime(token);
  for (const app of [auth.app, replica]) await ends(token, app);
  expect([await statusOf(renewed), await statusOf(renewed, replica)]).toEqual([200, 200]);
  expect(await statusOf(token, await auth.restart())).toBe(401);
});

test('renewing again does not put off the end of the first token', async () => {
  const first = await signIn();
  const second = await renew(first);
  const readEnd = () =>
    auth
      .db('renewed_sessions')
      .where({ session_id: claimsOf(first).sid })
      .pluck<Date[]>('ending_at');
  const [end] = await readEnd();
  const third = await renew(second);
  expect(await readEnd()).toEqual([end]);
  await passTime(first);
  await ends(first);
  expect(await statusesOf([second, third])).toEqual([401, 200]);
  const fourth = await renew(third);
  expect(await statusesOf([first, second, third, fourth])).toEqual([401, 401, 200, 200]);
  await passTime(first);
  await ends(third);
  expect(await statusesOf([first, second, fourth])).toEqual([401, 401, 200]);
});

test.each(['the first', 'the last'])('logging out with %s token ends all of the session', async (which) => {
  const first = await signIn();
  const second = await renew(first);
  const third = await renew(second);
  await logout(which === 'the first' ? first : third);
  expect(await statusesOf([first, second, third])).toEqual([401, 401, 401]);
});

test('a change that waits while the session ends gives no token', async () => {
  const { email } = await auth.newUser();
  const token = await auth.tokenOf(email);
  const id = claimsOf(token).id;
  const trx = await auth.db.transaction();
  await trx('users').where({ id }).forUpdate().first('id');
  // An injected request begins when it is awaited.
  const answer = Promise.resolve(change(token));
  await until(async () => {
    const { rows } = await auth.db.raw<{ rows: object[] }>(
      'select 1 from pg_locks join pg_stat_activity using (pid) where not granted and datname = current_database()',
    );
    return rows[0];
  });
  await trx('revoked_tokens').insert({
    jti: claimsOf(token).sid,
    user_id: id,
    expires_at: new Date(claimsOf(token).exp * 1_000),
  });
  await trx('sessions').where({ user_id: id }).delete();
  await trx.commit();
  expect((await answer).statusCode).toBe(401);
  expect(await auth.db('users').where({ id }).pluck('name')).toEqual(['Somebody']);
});

test('many changes at once with one token leave one session', async () => {
  const token = await signIn();
  const answers = await Promise.all(Array.from({ length: 30 }, (_, index) => change(token, `Asha ${index}`)));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 200));
  expect(await sessionsOf(token)).toHaveLength(1);
});

test('too many renewed sessions of one person end the others', async () => {
  const { email } = await auth.newUser();
  const tokens: string[] = [];
  for (let session = 0; session <= renewedPerUser; session += 1) tokens.push(await auth.tokenOf(email));
  const renewed: string[] = [];
  for (const token of tokens) renewed.push(await renew(token));
  const last = renewed.at(-1) ?? '';
  await until(async () => ((await statusOf(renewed[0] ?? '')) === 401 ? true : undefined));
  expect(await statusesOf([...tokens, ...renewed])).toEqual(
    [...tokens, ...renewed].map((token) => (token === last ? 200 : 401)),
  );
  expect(await auth.db('renewed_sessions').where({ user_id: claimsOf(last).id })).toEqual([]);
});
