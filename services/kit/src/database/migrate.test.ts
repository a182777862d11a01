import { createDatabase, type Database } from './database';
import { ensureSchema } from './ensure-schema';
import { migrate, type Migration } from './migrate';
import { createTestDatabase, type TestDatabase } from '@vidyapath/kit-testing/test-database';

let database: TestDatabase;
let db: Database;
const opened: Database[] = [];
const migrations: Migration[] = [
  {
    name: '20260101-01-things',
    up: (knex) =>
      knex.schema.createTable('things', (table) => {
        table.increments('id');
        table.text('name').notNullable().unique('things_name_key');
        table.text('note');
        table.decimal('price', 10, 2);
      }),
  },
];

beforeAll(async () => {
  database = await createTestDatabase();
  const entered = await ensureSchema(database.url, {
    schema: 'things',
    role: 'vidyapath_things',
    extensions: ['pg_trgm'],
  });
  await migrate({ url: database.url, ...entered }, migrations);
  db = createDatabase({ url: database.url, ...entered });
  await db('things').insert([
    { name: '100%', note: 'a', price: '0.10' },
    { name: '1000', note: 'b_c', price: '2' },
    { name: 'Ünïcode', note: 'C:\\x', price: null },
    { name: 'हिन्दी', note: 'b', price: '99999999.99' },
  ]);
});
afterAll(async () => {
  await Promise.all([db, ...opened].map((one) => one.destroy()));
  await database.drop();
});

test('migrations may run again, in three processes at once, and despite the lock of a killed process', async () => {
  const options = { url: database.url, schema: 'things', role: 'vidyapath_things' };
  await db('migrations_lock').update({ is_locked: 1 });
  const more = [
    ...migrations,
    {
      name: '20260102-01-more',
      up: (knex: Database) => knex.schema.createTable('more', (table) => void table.increments('id')),
    },
  ];
  await Promise.all([migrate(options, more), migrate(options, more), migrate(options, more)]);
  expect(await db('migrations').pluck('name')).toEqual(['20260101-01-things', '20260102-01-more']);
  // The previous version still starts.
  await migrate(options, migrations);
});

test('a migration that fails in the middle leaves nothing and reports one line', async () => {
  const broken: Migration = {
    name: '20260103-01-broken',
    up: async (knex) => {
      await knex.schema.createTable('half', (table) => void table.increments('id'));
      await knex.raw(`
        select nonsense
        from half`);
    },
  };
  const options = { url: database.url, schema: 'things', role: 'vidyapath_things' };
  await expect(migrate(options, [broken])).rejects.toMatchObject({
    lines: ['things: the database could not be migrated: column "nonsense" does not exist'],
    cause: { code: '42703' },
  });
  expect(await db.schema.hasTable('half')).toBe(false);
});

test('each migration is stored before the next begins, and one that is not in one transaction continues after a failure', async () => {
  const options = { url: database.url, schema: 'things', role: 'vidyapath_things' };
  let failures = 1;
  const numbers: Migration = {
    name: '20260103-02-numbers',
    up: (knex) => knex.raw('create table numbers (number integer primary key)'),
  };
  const filled: Migration = {
    name: '20260103-03-numbers-filled',
    inOneTransaction: false,
    up: async (knex) => {
      await knex.raw('insert into numbers values (1) on conflict do nothing');
      if (failures-- > 0) throw new Error('cut off');
      await knex.raw('insert into numbers values (2) on conflict do nothing');
    },
  };
  await expect(migrate(options, [...migrations, numbers, filled])).rejects.toMatchObject({
    lines: [expect.stringContaining('cut off')],
  });
  expect(await db('numbers').pluck('number')).toEqual([1]);
  await migrate(options, [...migrations, numbers, filled]);
  expect(await db('numbers').pluck('number')).toEqual([1, 2]);
  expect(await db('migrations').pluck('name')).toEqual(expect.arrayContaining([numbers.name, filled.name]));
});

test('a migration that waits for a lock blocks no other query, and is made when it gets the lock', async () => {
  const options = { url: database.url, schema: 'things', role: 'vidyapath_things' };
  const added: Migration = {
    name: '20260104-01-added',
    up: (knex) => knex.raw('alter table things add column added text'),
  };
  const reader = await db.transaction();
  await reader('things').first();
  const migrated = migrate(options, [...migrations, added]);
  const waits =
    "select 1 from pg_locks where not granted and mode = 'AccessExclusiveLock' and relation = 'things'::regclass";
  while ((await db.raw<{ rows: unknown[] }>(waits)).rows.length === 0);
  // Behind a migration that waited for the reader without a time limit, this would not return.
  expect(await db('things').first()).toBeDefined();
  await reader.commit();
  await migrated;
  expect(await db.schema.hasColumn('things', 'added')).toBe(true);
});
