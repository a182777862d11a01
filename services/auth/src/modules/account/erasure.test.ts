import { userErased } from '@vidyapath/http/user-events';
import { publishedBodies } from '@vidyapath/kit-testing/published';
import { type AuthFixture, bearer, createAuthFixture, rightPassword, signUpBody } from '../../testing/auth-fixture';

let auth: AuthFixture;
beforeAll(async () => {
  auth = await createAuthFixture();
});
afterAll(() => auth.close());

const published = async (id: number) =>
  (await publishedBodies(auth.db, userErased)).filter(({ user_id }) => user_id === id);

const newPerson = async () => {
  const { email } = await auth.newUser();
  const headers = bearer(await auth.tokenOf(email));
  const { id } = (await auth.app.inject({ url: '/auth/me', headers })).json<{ id: number }>();
  return { email, headers, id };
};
const erase = (headers: { authorization: string }, password = rightPassword) =>
  auth.app.inject({ method: 'DELETE', url: '/auth/me', headers, payload: { password } });

test('erasing an account ends its sessions, frees its address and publishes the newest version instead of its state', async () => {
  const { email, headers, id } = await newPerson();
  const [{ version }] = (await auth.db('user_changes').where({ user_id: id })) as [{ version: string }];
  const answer = await erase(headers);
  expect([answer.statusCode, answer.body]).toEqual([204, '']);
  expect((await auth.app.inject({ url: '/auth/me', headers })).statusCode).toBe(401);
  expect((await auth.login(email)).statusCode).toBe(401);
  expect(await published(id)).toEqual([{ user_id: id, version: Number(version) + 1 }]);
  expect(await auth.db('event_log').whereRaw('body::text like ?', [`%${email}%`])).toEqual([]);

  const again = await auth.app.inject({ method: 'POST', url: '/auth/register', payload: signUpBody({ email }) });
  expect(again.statusCode).toBe(201);
  expect(again.json<{ id: number }>().id).not.toBe(id);
});

test('keeps the sign-ins without person and place, so that reports keep their counts', async () => {
  const { headers, id } = await newPerson();
  const [{ id: login }] = (await auth.db('logins').where({ user_id: id })) as [{ id: string }];
  await erase(headers);
  expect(await auth.db('logins').where({ id: login })).toMatchObject([
    { user_id: null, client: null, address: null, outcome: 'succeeded' },
  ]);
  for (const table of ['login_people', 'sessions']) expect(await auth.db(table).where({ user_id: id })).toEqual([]);
});

test('a wrong password erases nothing and counts as a failed login', async () => {
  const { headers, id } = await newPerson();
  const answers = [];
  for (let count = 0; count < 11; count++) answers.push(await erase(headers, 'Wrong-Horse-42'));
  expect(answers[0]?.statusCode).toBe(400);
  expect(answers[0]?.json()).toMatchObject({ type: '/problems/wrong-password', errors: [{ field: 'password' }] });
  expect(answers.at(-1)?.statusCode).toBe(429);
  expect((await erase(headers)).statusCode).toBe(429);
  expect(await auth.db('users').where({ id })).toHaveLength(1);
  expect(await published(id)).toEqual([]);
});

test('of two requests at the same time one erases the account', async () => {
  const { headers, id } = await newPerson();
  const answers = await Promise.all([erase(headers), erase(headers)]);
  expect(answers.map(({ statusCode }) => statusCode).filter((status) => status === 204)).toHaveLength(1);
  expect(await published(id)).toHaveLength(1);
});
