import { setTimeout as pause } from 'node:timers/promises';
import type { Knex } from 'knex';
import { completeLog } from './complete-log';
import { noteChanged } from './event.fixture';
import { onEvents } from './event-handlers';
import { readLog } from './event-log';
import { noteRead, type Notes, startNotes } from './event-log.fixture';
import { renumberRestored } from './event-log.repository';
import { pullEvents } from './pull-events';

let notes: Notes;
beforeAll(async () => {
  notes = await startNotes();
});
beforeEach(() => notes.clear());
afterAll(() => notes.stop());

test('a transaction that is rolled back publishes nothing', async () => {
  const undone = notes.owner.transaction(async (trx) => {
    await notes.write(1, 1, 'undone', trx);
    throw new Error('rolled back');
  });
  await expect(undone).rejects.toThrow('rolled back');
  expect((await readLog(notes.owner, noteChanged.type, '')).entries).toEqual([]);
});

test('a body that is not of its kind is not published', async () => {
  const body = { note_id: 'x' } as unknown as { note_id: number; version: number; text: string };
  await expect(notes.events.publish(notes.owner, noteChanged, () => body)).rejects.toThrow(
    'The body is not that of notes.note-changed.',
  );
});

test('a new subscriber reads all states in pages, and later only what has changed', async () => {
  await notes.writeMany(1, 1_250);
  const sizes: number[] = [];
  await notes.pull(noteChanged.type, async (query) => {
    const page = await notes.readOwn(query);
    sizes.push(page.entries.length);
    return page;
  });
  expect(sizes).toEqual([500, 500, 250]);
  expect(notes.handled).toHaveLength(1_250);
  expect(notes.handled[0]).toBe('note 1 replayed');
  notes.handled.length = 0;
  await notes.write(3, 2, 'changed');
  await notes.pull();
  expect(notes.handled).toEqual(['changed 2']);
});

test('of many changes of a record the newest one is read', async () => {
  await notes.pull();
  for (let version = 1; version <= 1_000; version += 1) await notes.write(1, version);
  await notes.write(1, 7, 'late and older');
  await notes.pull();
  expect(notes.handled).toEqual(['note 1000']);
});

test('each fact counts once, whatever the order in which transactions end', async () => {
  await notes.pull(noteRead.type);
  const late = await notes.owner.transaction();
  await notes.readNote(1, late);
  await notes.readNote(2);
  await notes.pull(noteRead.type);
  await notes.readNote(3);
  await notes.pull(noteRead.type);
  expect(await notes.counted()).toEqual(['read 2', 'read 3']);
  await late.commit();
  await notes.pull(noteRead.type);
  await notes.pull(noteRead.type);
  expect(await notes.counted()).toEqual(['read 1', 'read 2', 'read 3']);
});

test('an entry that is committed between two pages is read once', async () => {
  await notes.pull();
  const late = await notes.owner.transaction();
  await notes.write(1, 1, 'late', late);
  await notes.writeMany(2, 900);
  await notes.pull(noteChanged.type, async (query) => {
    const page = await notes.readOwn(query);
    if (!late.isCompleted()) await late.commit();
    return page;
  });
  await notes.pull();
  expect(notes.handled.filter((text) => text.startsWith('late'))).toEqual(['late 1']);
  expect(notes.handled).toHaveLength(900);
});

test('a reading that is interrupted continues from the stored cursor, and stores nothing of a failed page', async () => {
  await notes.writeMany(1, 900);
  let calls = 0;
  const broken = notes.pull(noteChanged.type, (query) => {
    calls += 1;
    return calls === 2 ? Promise.reject(new Error('away')) : notes.readOwn(query);
  });
  await expect(broken).rejects.toThrow('away');
  const failing = [onEvents(noteChanged, () => Promise.reject(new Error('full')))];
  await expect(pullEvents(notes.reader, noteChanged.type, failing, notes.readOwn)).rejects.toThrow('full');
  expect(notes.handled).toHaveLength(500);
  await notes.pull();
  expect(notes.handled).toHaveLength(900);
});

test('two replicas that read at once handle each page once', async () => {
  await notes.pull(noteRead.type);
  for (let id = 1; id <= 40; id += 1) await notes.readNote(id);
  const slow = async (query: { type: string; after: string }) => {
    const page = await notes.readOwn(query);
    await pause(20);
    return page;
  };
  await Promise.all([1, 2, 3].map(() => notes.pull(noteRead.type, slow)));
  expect(await notes.counted()).toHaveLength(40);
});

test.each([
  ['of another cluster', '1/5:5:'],
  ['ahead of the log, such as after a backup of the publisher was restored', ''],
])('a cursor %s starts at the beginning, and a replay changes nothing that is known', async (_which, other) => {
  await notes.writeMany(1, 3);
  await notes.pull();
  const { next } = await notes.reader('event_cursors').first<{ next: string }>('next');
  const ahead = `${next.split('/')[0]}/9000000000000000000:9000000000000000000:`;
  await notes.reader('event_cursors').update({ next: other || ahead });
  notes.handled.length = 0;
  const page = await readLog(notes.owner, noteChanged.type, other || ahead);
  expect([page.entries.length, page.replayed]).toEqual([3, true]);
  await notes.pull();
  expect(notes.handled).toEqual([]);
  await notes.write(2, 2);
  await notes.pull();
  expect(notes.handled).toEqual(['note 2']);
});

test('a subscriber that begins gets the facts of the last hour', async () => {
  await notes.readNote(1);
  await notes.owner('event_log').update({ occurred_at: notes.owner.raw<never>("now() - interval '2 hours'") });
  await notes.readNote(2);
  await notes.pull(noteRead.type);
  expect(await notes.counted()).toEqual(['read 2']);
});

test('entries of a restored dump, with transactions that the cluster has not reached, are read', async () => {
  await notes.owner.raw(
    `insert into event_log (written_in, type, version, record, record_version, body, bytes, occurred_at)
     values ('9000000000000000000', ?, 1, 'note 1', 1, '{"note_id":1,"version":1,"text":"restored"}', 50, now())`,
    [noteChanged.type],
  );
  await renumberRestored(notes.owner);
  await notes.pull();
  expect(notes.handled).toEqual(['restored 1 replayed']);
});

test('a page ends before it is too long for an answer', async () => {
  for (const id of [1, 2, 3]) await notes.write(id, 1, 'x'.repeat(300_000));
  const page = await readLog(notes.owner, noteChanged.type, '');
  expect([page.entries.length, page.more]).toEqual([2, true]);
  expect((await readLog(notes.owner, noteChanged.type, page.next)).entries).toHaveLength(1);
});

test('states that are missing in the log, or older there, are published', async () => {
  await notes.owner('notes').insert([1, 2, 3].map((note_id) => ({ note_id, version: 2, text: 'stored' })));
  await notes.write(1, 2, 'published');
  await notes.write(2, 1, 'published');
  const record = { name: 'note', id: 'note_id' };
  const published: number[] = [];
  const publish = async (trx: Knex, ids: readonly number[]) => {
    for (const id of ids) {
      published.push(id);
      await notes.write(id, 2, 'stored', trx);
    }
  };
  await completeLog(notes.owner, { record, table: 'notes', publish });
  await completeLog(notes.owner, { record, table: 'notes', publish });
  expect(published).toEqual([2, 3]);
});
