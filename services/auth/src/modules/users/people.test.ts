import { randomUUID } from 'node:crypto';
import type { Person } from '@vidyapath/http/auth-people';
import { type AuthFixture, bearer, createAuthFixture } from '../../testing/auth-fixture';
import { insertPerson } from '../../testing/people';

let auth: AuthFixture;
let admin: { authorization: string };
let staff: { authorization: string };
beforeAll(async () => {
  auth = await createAuthFixture();
  admin = bearer(await auth.tokenOf((await auth.newUser('Admin')).email));
  staff = bearer(await auth.tokenOf((await auth.newUser('Staff')).email));
});
afterAll(() => auth.close());

const list = async (query: string, headers = admin) => {
  const answer = await auth.app.inject({ url: `/auth/users?${query}`, headers });
  return { status: answer.statusCode, people: answer.json<Person[]>(), total: answer.headers['x-total-count'] };
};
const namesOf = async (query: string, headers?: typeof admin) =>
  (await list(query, headers)).people.map(({ name }) => name);

describe('the list of users', () => {
  test('has the registration date, the last sign-in and whether the account is disabled', async () => {
    const { email } = await auth.newUser();
    const before = (await list(`q=${email}`)).people[0];
    expect(before).toMatchObject({ email, role: 'User', last_login_at: null, email_verified: true, disabled: false });
    expect(Date.parse(before?.created_at ?? '')).toBeGreaterThan(Date.now() - 60_000);
    await auth.login(email);
    const { last_login_at } = (await list(`q=${email}`)).people[0] as Person;
    expect(Date.parse(last_login_at ?? '')).toBeGreaterThan(Date.now() - 60_000);
  });

  test('reads one account, with a cut address for Staff', async () => {
    const name = randomUUID();
    const id = await insertPerson(auth.db, { name, email: `yak@${name}.example` });
    const read = (who: typeof admin, of = id) => auth.app.inject({ url: `/auth/users/${of}`, headers: who });
    const listed = (await list(`q=${name}`)).people[0];
    expect((await read(admin)).json()).toEqual(listed);
    expect((await read(staff)).json()).toEqual({ ...listed, email: `y•••@${name}.example` });
    expect((await read(admin, 2_000_000_000)).statusCode).toBe(404);
  });

  test('searches, sorts and pages, and answers the total', async () => {
    const mark = randomUUID().slice(0, 8);
    for (const name of [`b_${mark}`, `A%${mark}`, `c${mark}`]) await insertPerson(auth.db, { name });
    const { people, total } = await list(`q=${mark.toUpperCase()}&sort=name:desc&limit=1&offset=1`);
    expect([people.map(({ name }) => name), total]).toEqual([[`b_${mark}`], '3']);
    expect(await namesOf(`q=${encodeURIComponent(`%${mark}`)}`)).toEqual([`A%${mark}`]);
  });

  test.each([
    'sort=password_hash:asc',
    'sort=name',
    'limit=0',
    'offset=-1',
    'phone=1',
    'status=gone',
    'from=2026-02-30',
  ])('%s is 400', async (query) => expect((await list(query)).status).toBe(400));

  test('filters by days in India, both included, by status and role', async () => {
    const name = randomUUID();
    const at = (time: string) => new Date(time);
    await insertPerson(auth.db, { name: `${name} 1`, createdAt: at('2020-03-31T18:29:59Z') });
    await insertPerson(auth.db, { name: `${name} 2`, createdAt: at('2020-03-31T18:30:00Z') });
    await insertPerson(auth.db, { name: `${name} 3`, createdAt: at('2020-04-02T18:29:59Z'), role: 'Staff' });
    await insertPerson(auth.db, { name: `${name} 4`, createdAt: at('2020-04-02T18:30:00Z'), disabledAt: new Date() });
    const numbers = async (query: string) =>
      (await namesOf(`q=${name}&sort=created_at:asc&${query}`)).map((one) => one.slice(-1)).join('');
    expect(await numbers('from=2020-04-01&to=2020-04-02')).toBe('23');
    expect(await numbers('status=disabled')).toBe('4');
    expect(await numbers('status=active')).toBe('123');
    expect(await numbers('role=Staff')).toBe('3');
  });
});

describe('what Staff sees', () => {
  test('is the first letter of an address and its domain, in lists and files', async () => {
    const name = randomUUID();
    const email = `zebra.${randomUUID()}@example.com`;
    await insertPerson(auth.db, { name, email });
    expect((await list(`q=${name}`, staff)).people[0]?.email).toBe('z•••@example.com');
    expect((await list(`q=${name}`)).people[0]?.email).toBe(email);
    const file = await auth.app.inject({ url: `/auth/users.csv?q=${name}`, headers: staff });
    expect(file.body).toContain('z•••@example.com');
    expect(file.body).not.toContain('zebra');
  });

  test('cannot be searched or sorted by the hidden part of an address', async () => {
    const name = randomUUID();
    const domain = `${randomUUID()}.example`;
    await insertPerson(auth.db, { name: `${name} 1`, email: `azz.secret@${domain}` });
    await insertPerson(auth.db, { name: `${name} 2`, email: `aaa.secret@${domain}` });
    for (const q of ['secret', `secret@${domain}`, 'azz', `zz.secret`])
      expect(
        (await list(`q=${encodeURIComponent(q)}`, staff)).people.filter((one) => one.name.startsWith(name)),
      ).toEqual([]);
    expect(await namesOf(`q=${domain}&sort=email:asc`, staff)).toEqual([`${name} 1`, `${name} 2`]);
    expect(await namesOf(`q=${domain}&sort=email:asc`)).toEqual([`${name} 2`, `${name} 1`]);
    expect(await namesOf(`q=secret@${domain}`)).toHaveLength(2);
  });

  test('is refused once Staff becomes a learner', async () => {
    const { email } = await auth.newUser('Staff');
    const looking = bearer(await auth.tokenOf(email));
    const [person] = (await list(`q=${email}`)).people;
    expect((await list('limit=1', looking)).status).toBe(200);
    const url = `/auth/users/${person?.id}/role`;
    await auth.app.inject({ method: 'PUT', url, headers: admin, payload: { role: 'User' } });
    expect((await list('limit=1', looking)).status).toBe(401);
    expect((await list('limit=1', bearer(await auth.tokenOf(email)))).status).toBe(403);
  });
});

test('the CSV file of users has no cell that a spreadsheet runs as a formula', async () => {
  const mark = randomUUID();
  await insertPerson(auth.db, { name: `=1+1 "${mark}", आशा` });
  const file = await auth.app.inject({ url: `/auth/users.csv?q=${mark}`, headers: admin });
  expect(file.headers['content-type']).toBe('text/csv; charset=utf-8');
  expect(file.body.startsWith('\uFEFFid,name,email,role,created_at,last_login_at,email_verified,disabled\r\n')).toBe(
    true,
  );
  expect(file.body).toContain(`,"'=1+1 ""${mark}"", आशा",`);
});
