import { createTestDatabase, type TestDatabase } from '@vidyapath/kit-testing/test-database';
import type { Database } from '../database/database';
import { prepareDatabase } from '../database/prepare-database';
import { readChanges } from './changes.repository';
import { readersMigration } from './event.fixture';
import { type FeedPage, type FeedRow, readFeedPage } from './feed';
import { keepNewer } from './keep-newer';
import { readFeed } from './read-feed';

interface Change extends FeedRow {
  note_id: number;
  version: string;
  text: string;
}
const ownersMigration = {
  name: 'owners',
  up: (db: Database) =>
    db.raw(`
      create table notes (note_id integer primary key, version bigint not null, text text not null,
        changed_in xid8 not null default pg_current_xact_id());
      create index notes_changed_in on notes (changed_in, note_id)`),
};
const table = { table: 'notes', id: 'note_id', columns: ['note_id', 'version', 'text'] };
let database: TestDatabase;
let owner: Database;
let reader: Database;

beforeAll(async () => {
  database = await createTestDatabase();
  const open = (name: string, migrations: (typeof ownersMigration)[]) =>
    prepareDatabase(database.url, { schema: { schema: name, role: `vidyapath_${name}` }, migrations });
  owner = await open('owners', [ownersMigration]);
  reader = await open('readers', [readersMigration as typeof ownersMigration]);
});
beforeEach(async () => {
  await owner('notes').delete();
  await reader('notes').delete();
  await reader('feed_cursors').delete();
});
afterAll(async () => {
  await Promise.all([owner.destroy(), reader.destroy()]);
  await database.drop();
});

const page = (after: string) =>
  readFeedPage<Change>(owner, after, (on, from, limit) => readChanges(on, table, from, limit), 10);
const write = (note_id: number, version: number, text = 'note', db = owner) =>
  db('notes')
    .insert({ note_id, version, text })
    .onConflict('note_id')
    .merge({ version, text, changed_in: owner.raw<never>('pg_current_xact_id()') });
const writeMany = (from: number, to: number) =>
  owner.raw("insert into notes (note_id, version, text) select n, 1, 'note' from generate_series(?::int, ?::int) n", [
    from,
    to,
  ]);
const follow = (fetchPage: (after: string) => Promise<FeedPage<Change>> = page) =>
  readFeed(reader, {
    feed: 'owners.notes',
    fetchPage,
    store: (trx, items) => {
      const rows = items.map(({ note_id, version, text }) => ({ note_id, version: Number(version), text }));
      return keepNewer(trx, { table: 'notes', key: 'note_id', rows });
    },
  });
const kept = () => reader('notes').orderBy('note_id').pluck<string[]>('text');

test('a new subscriber reads everything in pages, and later only changes, including deletions', async () => {
  await writeMany(1, 25);
  await follow();
  expect(await kept()).toHaveLength(25);
  await write(3, 2, 'changed');
  await write(4, 2, 'deleted');
  let read: unknown[] = [];
  await follow(async (after) => {
    const found = await page(after);
    read = found.items.map(({ text }) => text);
    return found;
  });
  // Earlier rows may be repeated while an old transaction is open anywhere in the cluster.
  expect(read.slice(-2)).toEqual(['changed', 'deleted']);
  expect((await kept()).slice(1, 5)).toEqual(['note', 'changed', 'deleted', 'note']);
});

test('a change that is committed late is not missed, although a later one was read before it', async () => {
  const late = await owner.transaction();
  await write(1, 1, 'late', late);
  await writeMany(2, 25);
  await follow();
  expect(await kept()).not.toContain('late');
  await late.commit();
  await follow();
  expect((await kept())[0]).toBe('late');
});

test('a change that is committed late between two pages is not missed', async () => {
  const late = await owner.transaction();
  await write(1, 1, 'late', late);
  await writeMany(2, 25);
  await follow(async (after) => {
    const found = await page(after);
    if (!late.isCompleted()) await late.commit();
    return found;
  });
  await follow();
  expect((await kept())[0]).toBe('late');
});

test('rows are in the order of their transactions, and of their numbers within one', async () => {
  await writeMany(8, 12);
  await write(9, 2);
  const { items } = await page('');
  expect(items.map(({ note_id }) => note_id)).toEqual([8, 10, 11, 12, 9]);
});

test('an interrupted reading continues from the stored cursor', async () => {
  await writeMany(1, 25);
  let calls = 0;
  const broken = follow((after) => {
    calls += 1;
    return calls === 2 ? Promise.reject(new Error('away')) : page(after);
  });
  await expect(broken).rejects.toThrow('away');
  expect(await kept()).toHaveLength(10);
  await follow();
  expect(await kept()).toHaveLength(25);
});

test('two replicas that read at once store everything, and the cursor only moves forward', async () => {
  await writeMany(1, 95);
  await Promise.all([follow(), follow(), follow()]);
  await follow();
  expect(await kept()).toHaveLength(95);
});

test('a page does not overwrite rows that became newer after it was fetched', async () => {
  await write(1, 1, 'old');
  await follow(async (after) => {
    const found = await page(after);
    await reader('notes').insert({ note_id: 1, version: 2, text: 'newer' });
    return found;
  });
  expect(await kept()).toEqual(['newer']);
});

test('a cursor from before the database was restored starts at the beginning', async () => {
  await write(1, 1);
  expect((await page('9000000000000000000')).items).toHaveLength(1);
});
