import type { SharedUser } from '@vidyapath/http/user-events';
import { createTestDatabase, type TestDatabase } from '@vidyapath/kit-testing/test-database';
import type { Database } from '../database/database';
import { prepareDatabase } from '../database/prepare-database';
import { personRowOf } from './people-feed';
import { createPeopleTable } from './people-table';
import { createPeopleRepository } from './people.repository';

let database: TestDatabase;
let db: Database;
const erased: number[] = [];
const people = createPeopleRepository({ onErased: async (_trx, userId) => erased.push(userId) });

beforeAll(async () => {
  database = await createTestDatabase();
  const migrations = [{ name: 'people', up: createPeopleTable }];
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

test('the deletion of an account is handled once, the copy keeps neither name nor address, and no older event restores it', async () => {
  await keep(2, 1, user);
  for (const version of [3, 3]) await keep(2, version, null);
  await keep(2, 2, user);
  expect(erased).toEqual([2]);
  expect(await people.find(db, 2)).toMatchObject({ deleted: true, name: '', email: '' });
});
