import { randomUUID } from 'node:crypto';
import type { AuditEntry } from '@vidyapath/http/audit';
import { writeCountedEntries } from './counted-entries.repository';
import { type AuthFixture, bearer, createAuthFixture, rightPassword, signUpBody } from '../../testing/auth-fixture';

let auth: AuthFixture;
let admin: { authorization: string };
beforeAll(async () => {
  auth = await createAuthFixture();
  admin = bearer(await auth.tokenOf((await auth.newUser('Admin')).email));
});
afterAll(() => auth.close());

const trailOf = async (id: number | string) =>
  (await auth.app.inject({ url: `/auth/audit?resource_id=${id}&sort=id:asc`, headers: admin })).json<AuditEntry[]>();
const signUp = async () => {
  const person = signUpBody();
  const requestId = randomUUID();
  const answer = await auth.app.inject({
    method: 'POST',
    url: '/auth/register',
    payload: person,
    headers: { 'x-request-id': requestId },
  });
  return { ...person, id: answer.json<{ id: number }>().id, requestId };
};

test('the trail of an account has each action with its actor and network address', async () => {
  const { id, email, requestId } = await signUp();
  const login = await auth.login(email, rightPassword, '203.0.113.9');
  await auth.login(email, 'Wrong@1', '198.51.100.7');
  const self = bearer(login.json<{ access_token: string }>().access_token);
  const passwords = { current_password: 'Wrong@1', new_password: 'Another-Horse-43' };
  await auth.app.inject({ method: 'PUT', url: '/auth/password', headers: self, payload: passwords });
  await auth.app.inject({
    method: 'PUT',
    url: '/auth/password',
    headers: self,
    payload: { ...passwords, current_password: rightPassword, signUpBody },
  });
  await auth.app.inject({
    method: 'POST',
    url: '/auth/email-verification/resend',
    headers: bearer(await auth.tokenOf(email, passwords.new_password)),
  });
  await auth.app.inject({ method: 'PUT', url: `/auth/users/${id}/role`, headers: admin, payload: { role: 'Staff' } });

  const trail = await trailOf(id);
  expect(trail.map(({ action, actor_name, actor_role, client }) => [action, actor_name, actor_role, client])).toEqual([
    ['user.created', null, null, '127.0.0.1'],
    ['session.created', 'Asha Rao', 'User', '203.0.113.9'],
    ['session.refused', null, null, '198.51.100.7'],
    ['user.password-change-refused', 'Asha Rao', 'User', '127.0.0.1'],
    ['user.password-changed', 'Asha Rao', 'User', '127.0.0.1'],
    ['session.created', 'Asha Rao', 'User', '127.0.0.1'],
    ['user.email-verification-requested', 'Asha Rao', 'User', '127.0.0.1'],
    ['user.role-changed', 'Somebody', 'Admin', '127.0.0.1'],
  ]);
  expect(trail[0]).toMatchObject({
    request_id: requestId,
    resource_type: 'user',
    changes: expect.arrayContaining([{ field: 'role', after: 'User' }]) as unknown,
  });
  expect(trail.at(-1)?.changes).toEqual([{ field: 'role', before: 'User', after: 'Staff' }]);
});

test('a logout is recorded with the id of its token', async () => {
  const { email } = await signUp();
  const token = await auth.tokenOf(email);
  await auth.app.inject({ method: 'POST', url: '/auth/logout', headers: bearer(token) });
  const { jti } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { jti: string };
  expect(await trailOf(jti)).toMatchObject([{ action: 'session.ended', resource_type: 'session', actor_role: 'User' }]);
});

const windowEnds = async () => {
  await auth.db('audit_counters').update({ since: auth.db.raw("since - interval '15 minutes'") });
  await writeCountedEntries(auth.db);
};

test('five failed logins of one account and address get an entry each, the rest one entry with a count', async () => {
  const { id, email } = await signUp();
  for (let attempt = 0; attempt < 8; attempt += 1) await auth.login(email, 'Wrong@1', '203.0.113.20');
  await auth.login(email, 'Wrong@1', '203.0.113.21');
  const refused = async (client: string) =>
    (await trailOf(id)).filter((entry) => entry.action === 'session.refused' && entry.client === client);
  expect([(await refused('203.0.113.20')).length, (await refused('203.0.113.21')).length]).toEqual([5, 1]);
  await windowEnds();
  const entries = await refused('203.0.113.20');
  expect([entries.length, (await refused('203.0.113.21')).length]).toEqual([6, 1]);
  expect(entries.at(-1)).toMatchObject({
    actor_id: null,
    resource_type: 'user',
    resource_id: String(id),
    changes: [
      { field: 'count', after: 3 },
      { field: 'since', after: expect.any(String) as string },
    ],
  });
  await auth.login(email, 'Wrong@1', '203.0.113.20');
  expect(await refused('203.0.113.20')).toHaveLength(7);
});

test('logins with unknown addresses count together, so that they cannot fill the trail', async () => {
  const client = '203.0.113.22';
  await Promise.all(
    Array.from({ length: 30 }, () => auth.login(`${randomUUID()}@vidyapath.example`, 'Wrong@1', client)),
  );
  const entries = () =>
    auth
      .db('audit')
      .where({ client })
      .orderBy('id')
      .select<{ resource_id: string | null; changes: object[] }[]>('resource_id', 'changes');
  expect(await entries()).toHaveLength(5);
  await windowEnds();
  expect((await entries()).at(-1)).toMatchObject({
    resource_id: null,
    changes: [{ field: 'count', after: 25 }, { field: 'since' }],
  });
});

test('repeated logins and logouts add a few entries', async () => {
  const { id, email } = await signUp();
  for (let session = 0; session < 12; session += 1) {
    const headers = bearer(await auth.tokenOf(email));
    await auth.app.inject({ method: 'POST', url: '/auth/logout', headers });
  }
  const entries = async () => {
    const rows = await auth
      .db('audit')
      .where({ actor_id: id })
      .groupBy('action')
      .orderBy('action')
      .select('action')
      .count('* as count');
    return rows.map(({ action, count }) => `${String(action)} ${String(count)}`);
  };
  expect(await entries()).toEqual(['session.created 5', 'session.ended 5']);
  await windowEnds();
  expect(await entries()).toEqual(['session.created 6', 'session.ended 6']);
  expect((await trailOf(id)).at(-1)).toMatchObject({
    actor_id: id,
    actor_name: 'Asha Rao',
    changes: [{ after: 7 }, {}],
  });
  expect(await auth.db('audit_counters')).toEqual([]);
});

test('repeated changes of an account add a few entries, the first ones with the changed fields', async () => {
  const { id, email } = await signUp();
  const headers = bearer(await auth.tokenOf(email));
  for (let change = 1; change <= 8; change += 1) {
    const payload = { name: `Asha ${change}`, phone: '9876543210' };
    expect((await auth.app.inject({ method: 'PUT', url: '/auth/me', headers, payload })).statusCode).toBe(200);
  }
  const entries = async () => (await trailOf(id)).filter(({ action }) => action === 'user.changed');
  expect((await entries()).map(({ changes }) => changes[0])).toEqual(
    [1, 2, 3, 4, 5].map((change) => ({
      field: 'name',
      before: change === 1 ? 'Asha Rao' : `Asha ${change - 1}`,
      after: `Asha ${change}`,
    })),
  );
  await windowEnds();
  expect((await entries()).at(-1)).toMatchObject({
    actor_id: id,
    changes: [{ field: 'count', after: 3 }, { field: 'since' }],
  });
});

test('refused changes add no entry', async () => {
  const { id } = await signUp();
  const change = (headers: object, payload: object, ifMatch = '*') =>
    auth.app.inject({
      method: 'PUT',
      url: `/auth/users/${id}/role`,
      headers: { ...headers, 'if-match': ifMatch },
      payload,
    });
  expect((await change(admin, { role: 'Staff' }, '"stale"')).statusCode).toBe(412);
  expect((await change({}, { role: 'Staff' })).statusCode).toBe(401);
  expect((await change(admin, { role: 'Root' })).statusCode).toBe(400);
  expect((await trailOf(id)).map(({ action }) => action)).toEqual(['user.created']);
});

test('holds no password, and nothing that was typed in a refused login', async () => {
  const typed = `My-Secret-${randomUUID()}`;
  await auth.login(typed, typed);
  expect(JSON.stringify(await auth.db('audit').select('*'))).not.toMatch(
    new RegExp(`${typed}|${rightPassword}|argon2`, 'i'),
  );
});

test.each(["update audit set action = 'x'", 'delete from audit', 'truncate audit', 'drop table audit'])(
  'rejects for the role of the service: %s',
  async (sql) => {
    await expect(auth.db.raw(sql)).rejects.toMatchObject({ code: '42501' });
  },
);
