import type { SharedUser } from '@vidyapath/http/user-events';
import { createTestDatabase, type TestDatabase } from '@vidyapath/kit-testing/test-database';
import type { Database } from '../../database/database';
import { prepareDatabase } from '../../database/prepare-database';
import { emailVerified } from './email-verified.migration';
import { personRowOf } from './people-feed';
import { createPeopleTable } from './people-table';
import { findPerson, findPersonByEmail, type PeopleHooks, storePeople } from './people.repository';

let database: TestDatabase;
let db: Database;
const erased: number[] = [];
const verified: number[] = [];
const hooks: PeopleHooks = {
  personErased: [async (_trx, userId) => erased.push(userId)],
  peopleVerified: [async (_trx, userIds) => verified.push(...userIds)],
};

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
  db.transaction(async (trx) => {
    const stored = await storePeople(trx, [personRowOf({ user_id: userId, version, user: is })], hooks);
    return stored.length > 0;
  });

test('the newer version of an account counts, and it is found by its address in any letter case', async () => {
  expect(await keep(1, 2, user)).toBe(true);
  expect(await keep(1, 1, { ...user, name: 'Older' })).toBe(false);
  expect(await findPersonByEmail(db, 'ASHA@LEARNER.EXAMPLE')).toMatchObject({
    user_id: 1,
    name: 'Asha',
    language: 'hi',
  });
});

test('an account is found by each spelling of its address, and of two accounts that with the typed one', async () => {
  await keep(50, 1, { ...user, email: 'x@müller.example' });
  const found = async (email: string) => (await findPersonByEmail(db, email))?.user_id;
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
  expect(await findPerson(db, 2)).toMatchObject({ deleted: true, name: '', email: '' });
});

test('whether an address is verified is kept, and told at each newer copy', async () => {
  await keep(3, 1, { ...user, email_verified: false });
  expect(await findPerson(db, 3)).toMatchObject({ email_verified: false });
  await keep(3, 2, user);
  expect(await findPerson(db, 3)).toMatchObject({ email_verified: true });
  await keep(3, 2, user);
  expect(verified.filter((id) => id === 3)).toEqual([3]);
});

test('copies of a release that did not keep it are completed by the same version', async () => {
  const { email, name } = user;
  await db('people').insert({ user_id: 1_000, version: 5, deleted: false, name, email });
  expect(await keep(1_000, 5, user)).toBe(true);
  expect(await findPerson(db, 1_000)).toMatchObject({ email_verified: true });
});
