import type { SharedUser } from '@vidyapath/http/user-events';
import { createTestDatabase, type TestDatabase } from '@vidyapath/kit-testing/test-database';
import type { Database } from '../../database/database';
import { prepareDatabase } from '../../database/prepare-database';
import { emailVerified } from './email-verified.migration';
import { type AuthClient, peopleFeed, personRowOf } from './people-feed';
import { createPeopleTable } from './people-table';
import { createPeopleRepository } from './people.repository';

let database: TestDatabase;
let db: Database;
const erased: number[] = [];
const verified: number[] = [];
const people = createPeopleRepository({
  onErased: async (_trx, userId) => erased.push(userId),
  onVerified: async (_trx, userId) => verified.push(userId),
});

beforeAll(async () => {
  database = await createTestDatabase();
  const migrations = [{ name: 'people', up: createPeopleTable }, ...emailVerified];
  db = await prepareDatabase(database.url, { schema: { schema: 'readers', role: 'vidyapath_readers' }, migrations });
});
afterAll(async () => {
  await db.destroy();
  await database.drop();
});

const user: SharedUser = {
  name: 'Asha',
  email: 'Asha@learner.example',
  email_verified: true,
  role: 'User',
  disabled: false,
  language: 'hi',
};
const keep = (userId: number, version: number, is: SharedUser | null) =>
  db.transaction((trx) => people.keep(trx, personRowOf({ user_id: userId, version, user: is })));

test('the newer version of an account counts, and it is found by its address in any letter case', async () => {
  expect(await keep(1, 2, user)).toBe(true);
  expect(await keep(1, 1, { ...user, name: 'Older' })).toBe(false);
  expect(await people.findByEmail(db, 'ASHA@LEARNER.EXAMPLE')).toMatchObject({
    user_id: 1,
    name: 'Asha',
    language: 'hi',
  });
});

test('an account is found by each spelling of its address, and of two accounts that with the typed one', async () => {
  await keep(50, 1, { ...user, email: 'x@müller.example' });
  const found = async (email: string) => (await people.findByEmail(db, email))?.user_id;
  expect(await found('X@MÜLLER.example')).toBe(50);
  expect(await found('x@xn--mller-kva.example')).toBe(50);
  await keep(51, 1, { ...user, email: 'x@xn--mller-kva.example' });
  expect(await found('x@xn--mller-kva.example')).toBe(51);
  expect(await found('x@müller.example')).toBe(50);
});

test('the deletion of an account is handled once, the copy keeps neither name nor address, and no older event restores it', async () => {
  await keep(2, 1, user);
  for (const version of [3, 3]) await keep(2, version, null);
  await keep(2, 2, user);
  expect(erased).toEqual([2]);
  expect(await people.find(db, 2)).toMatchObject({ deleted: true, name: '', email: '' });
});

test('whether an address is verified is kept, and told at each newer copy', async () => {
  await keep(3, 1, { ...user, email_verified: false });
  expect(await people.find(db, 3)).toMatchObject({ email_verified: false });
  await keep(3, 2, user);
  expect(await people.find(db, 3)).toMatchObject({ email_verified: true });
  await keep(3, 2, user);
  expect(verified.filter((id) => id === 3)).toEqual([3]);
});

test('copies of a release that did not keep it are read again, whatever their version', async () => {
  const { email, name } = user;
  const ids = Array.from({ length: 230 }, (_each, index) => 1_000 + index);
  const old = { version: 5, deleted: false, name, email };
  await db('people').insert([...ids, 5_000].map((user_id) => ({ ...old, user_id })));
  const asked: string[] = [];
  const auth = {
    GET: async (_path: string, { params: { query } }: { params: { query: { ids?: string } } }) => {
      if (query.ids) asked.push(query.ids);
      const items = (query.ids?.split(',') ?? []).map(Number).filter((id) => id !== 5_000);
      return { data: { items: items.map((user_id) => ({ user_id, version: 5, user })), next: '', more: false } };
    },
  } as unknown as AuthClient;
  const job = peopleFeed('readers', db, people, auth);
  await db.raw('create table feed_cursors (feed text primary key, next text not null)');
  await job.run();
  expect(asked.map((one) => one.split(',').length)).toEqual([100, 100, 31]);
  expect(await db('people').whereNull('email_verified').pluck('user_id')).toEqual([5_000]);
});
