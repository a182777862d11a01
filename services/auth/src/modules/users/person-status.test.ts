import type { AuditEntry } from '@vidyapath/http/audit';
import { until } from '@vidyapath/kit-testing/until';
import { type AuthFixture, bearer, createAuthFixture, rightPassword } from '../../testing/auth-fixture';

let auth: AuthFixture;
beforeAll(async () => {
  auth = await createAuthFixture();
});
afterAll(() => auth.close());

const idOf = async (email: string) => (await auth.db('users').where({ email }).pluck<number[]>('id'))[0] ?? 0;
const newPerson = async (role: 'User' | 'Staff' | 'Admin' = 'User') => {
  const { email } = await auth.newUser(role);
  return { email, id: await idOf(email), headers: bearer(await auth.tokenOf(email)) };
};
const setStatus = (id: number, disabled: boolean, headers: object, more: object = {}) =>
  auth.app.inject({
    method: 'PUT',
    url: `/auth/users/${id}/status`,
    payload: { disabled, reason: 'Shared the account' },
    headers: { ...headers, ...more },
  });
const readAccount = async (headers: object, app = auth.app) =>
  (await app.inject({ url: '/auth/me', headers: headers as Record<string, string> })).statusCode;

test('a disabled account is signed out in every replica, cannot sign in, and can be enabled again', async () => {
  const replica = await auth.restart();
  const admin = await newPerson('Admin');
  const person = await newPerson();
  const answer = await setStatus(person.id, true, admin.headers);
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toMatchObject({ id: person.id, email: person.email, disabled: true });
  expect(await readAccount(person.headers)).toBe(401);
  await until(async () => ((await readAccount(person.headers, replica)) === 401 ? true : undefined));

  const right = await auth.login(person.email);
  expect([right.statusCode, right.json<{ type: string }>().type]).toEqual([403, '/problems/account-disabled']);
  const wrong = await auth.login(person.email, 'Wrong-Horse-42');
  expect([wrong.statusCode, wrong.json<{ type: string }>().type]).toEqual([401, '/problems/wrong-credentials']);

  expect((await setStatus(person.id, false, admin.headers)).json()).toMatchObject({ disabled: false });
  expect((await auth.login(person.email)).statusCode).toBe(200);
});

test('a change is audited with its reason, and repeating it changes nothing', async () => {
  const admin = await newPerson('Admin');
  const person = await newPerson();
  for (let count = 0; count < 2; count++)
    expect((await setStatus(person.id, true, admin.headers)).statusCode).toBe(200);
  const url = `/auth/audit?resource_type=user&resource_id=${person.id}&action=user.disabled`;
  const entries = (await auth.app.inject({ url, headers: admin.headers })).json<AuditEntry[]>();
  expect(entries).toHaveLength(1);
  expect(entries[0]).toMatchObject({
    actor_id: admin.id,
    changes: [
      { field: 'disabled', before: false, after: true },
      { field: 'reason', after: 'Shared the account' },
    ],
  });
});

test('honours If-Match, requires a reason, and answers 404 for an unknown user', async () => {
  const admin = await newPerson('Admin');
  const person = await newPerson();
  const { headers } = await setStatus(person.id, true, admin.headers);
  expect((await setStatus(person.id, false, admin.headers, { 'if-match': '"other"' })).statusCode).toBe(412);
  expect((await setStatus(person.id, false, admin.headers, { 'if-match': headers.etag })).statusCode).toBe(200);
  const payload = { disabled: true, reason: '  ' };
  const url = `/auth/users/${person.id}/status`;
  expect((await auth.app.inject({ method: 'PUT', url, payload, headers: admin.headers })).statusCode).toBe(400);
  expect((await setStatus(2_147_483_647, true, admin.headers)).statusCode).toBe(404);
});

test('an Admin ends the sessions of a user, who can sign in again', async () => {
  const admin = await newPerson('Admin');
  const person = await newPerson();
  const url = `/auth/users/${person.id}/sessions`;
  expect((await auth.app.inject({ method: 'DELETE', url, headers: admin.headers })).statusCode).toBe(204);
  expect(await readAccount(person.headers)).toBe(401);
  expect((await auth.login(person.email)).statusCode).toBe(200);
  const unknownPerson = '/auth/users/2147483647/sessions';
  expect((await auth.app.inject({ method: 'DELETE', url: unknownPerson, headers: admin.headers })).statusCode).toBe(
    404,
  );
});

test('a change that runs while the account is disabled gives no valid token', async () => {
  const admin = await newPerson('Admin');
  const person = await newPerson();
  const payload = { name: 'Asha', phone: '9876543210' };
  const [change] = await Promise.all([
    auth.app.inject({ method: 'PUT', url: '/auth/me', headers: person.headers, payload }),
    setStatus(person.id, true, admin.headers),
  ]);
  const token = change.statusCode === 200 ? change.json<{ access_token: string }>().access_token : undefined;
  if (token) expect(await readAccount(bearer(token))).toBe(401);
});

describe('the last Admin', () => {
  const onlyTwo = async () => {
    const two = [await newPerson('Admin'), await newPerson('Admin')] as const;
    await auth
      .db('users')
      .where({ role: 'Admin' })
      .whereNotIn(
        'id',
        two.map(({ id }) => id),
      )
      .update({ role: 'User' });
    return two;
  };
  const adminsLeft = async () => (await auth.db('users').where({ role: 'Admin', disabled_at: null })).length;

  test('stays when two Admins disable, demote or erase each other at once', async () => {
    type Change = (of: Awaited<ReturnType<typeof newPerson>>, by: object) => Promise<{ statusCode: number }>;
    const demote: Change = ({ id }, headers) =>
      auth.app.inject({
        method: 'PUT',
        url: `/auth/users/${id}/role`,
        payload: { role: 'User' },
        headers: headers as Record<string, string>,
      });
    const disable: Change = ({ id }, headers) => setStatus(id, true, headers);
    const erase: Change = ({ headers }) =>
      auth.app.inject({ method: 'DELETE', url: '/auth/me', payload: { password: rightPassword }, headers });
    for (const [first, second] of [
      [disable, disable],
      [disable, demote],
      [erase, disable],
      [erase, erase],
    ] as const) {
      const [one, other] = await onlyTwo();
      const answers = await Promise.all([first(one, other.headers), second(other, one.headers)]);
      expect(answers.filter(({ statusCode }) => statusCode < 300)).toHaveLength(1);
      expect(await adminsLeft()).toBe(1);
    }
  });

  test('cannot be disabled or demoted when the other Admins are disabled', async () => {
    const [one, other] = await onlyTwo();
    expect((await setStatus(other.id, true, one.headers)).statusCode).toBe(200);
    const refused = await setStatus(one.id, true, one.headers);
    expect([refused.statusCode, refused.json<{ type: string }>().type]).toEqual([409, '/problems/last-admin']);
    const url = `/auth/users/${one.id}/role`;
    const payload = { role: 'Staff' };
    expect((await auth.app.inject({ method: 'PUT', url, payload, headers: one.headers })).statusCode).toBe(409);
  });
});
