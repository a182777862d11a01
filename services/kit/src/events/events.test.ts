import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { closeAtOnce } from '@vidyapath/kit-testing/close-at-once';
import { createTestCaller } from '@vidyapath/kit-testing/test-caller';
import { createTestDatabase, type TestDatabase } from '@vidyapath/kit-testing/test-database';
import { createTestServer } from '@vidyapath/kit-testing/test-server';
import { until } from '@vidyapath/kit-testing/until';
import { Type } from 'typebox';
import { httpLink } from '../client/service-link';
import type { Database } from '../database/database';
import { prepareDatabase } from '../database/prepare-database';
import type { ServiceServer } from '../http/service-app';
import { failedJobs, runAgain } from '../jobs/failed-jobs';
import { createJobs } from '../jobs/jobs';
import { defineEvent } from './event';
import { onEvent } from './event-handlers';
import { noteChanged, readersMigration, sent } from './event.fixture';
import { registerEvents } from './event.routes';
import { createDeliver, type Deliver } from './deliver';
import { createEvents } from './events';
import { keepNewer } from './keep-newer';
import type { Subscriber } from './subscribers';

const apps: ServiceServer[] = [];
const children: ChildProcess[] = [];
let database: TestDatabase;
let notes: Database;
let readers: Database;
let kept: string[] = [];
let handling: () => Promise<void>;
let deliver: Deliver;

beforeAll(async () => {
  deliver = createDeliver(createTestCaller(await createTestServer(), 'events:write'));
  database = await createTestDatabase();
  notes = await prepareDatabase(database.url, {
    schema: { schema: 'notes', role: 'vidyapath_notes', jobs: true },
    migrations: [],
  });
  readers = await prepareDatabase(database.url, {
    schema: { schema: 'readers', role: 'vidyapath_readers' },
    migrations: [readersMigration],
  });
});
beforeEach(async () => {
  kept = [];
  handling = async () => undefined;
  await readers('notes').delete();
});
afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  await Promise.all(apps.splice(0).map(closeAtOnce));
  await notes('notes_jobs._private_jobs').delete();
});
afterAll(async () => {
  await Promise.all([notes.destroy(), readers.destroy()]);
  await database.drop();
});

/** A replica of the subscriber. */
async function subscribe(port = 0): Promise<string> {
  const app = await createTestServer();
  apps.push(app);
  const handler = onEvent(noteChanged, async (trx, note) => {
    await handling();
    if (await keepNewer(trx, { table: 'notes', key: 'note_id', row: note })) kept.push(`${note.text} ${note.version}`);
  });
  registerEvents(app, { service: 'readers', db: readers, handlers: [handler] });
  return app.listen({ host: '127.0.0.1', port });
}
async function freeAddress(): Promise<{ url: string; port: number }> {
  const app = await createTestServer();
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  await app.close();
  return { url, port };
}
const subscriberAt = (url: string, types = [noteChanged.type]): Subscriber => ({
  name: 'readers',
  link: httpLink(url),
  types,
});
const eventsFor = (subscribers: Subscriber[], by = deliver) =>
  createEvents({ db: notes, subscribers, deliver: by, now: () => new Date('2031-05-01T10:00:00Z') });
/** A replica of the publisher. */
async function publisher(...given: Parameters<typeof eventsFor>) {
  const app = await createTestServer();
  apps.push(app);
  const events = eventsFor(...given);
  createJobs(notes, events.kinds).start(app, { lookEvery: 20, deadAfter: 2_000 });
  await app.ready();
  return { app, events };
}
const note = (note_id: number, version: number, text = 'note') => ({ note_id, version, text });
const waiting = () => notes('notes_jobs._private_jobs').select<{ attempts: number; payload: { event: object } }[]>('*');
const noneLeft = () => until(async () => ((await waiting()).length === 0 ? true : undefined));
const runJobsNow = () =>
  notes.raw(
    `update notes_jobs._private_jobs set run_at = now() where locked_at is null; select pg_notify('jobs:insert', '{"count":9}')`,
  );
const stored = () => readers('notes').orderBy('note_id').select('note_id', 'version', 'text');
const post = (url: string, payload: unknown) =>
  fetch(`${url}/internal/readers/events`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(payload),
  });

test('a transaction that is rolled back publishes nothing, and nothing is queued without a subscriber', async () => {
  const { events } = await publisher([subscriberAt(await subscribe())]);
  await notes
    .transaction(async (trx) => {
      await events.publish(trx, noteChanged, () => note(1, 1, 'undone'));
      throw new Error('rolled back');
    })
    .catch(() => undefined);
  const unread = () => {
    throw new Error('There is no subscriber.');
  };
  await eventsFor([]).publish(notes, noteChanged, unread);
  await eventsFor([subscriberAt('http://127.0.0.1:1', ['notes.other'])]).publish(notes, noteChanged, () => note(1, 1));
  expect(await waiting()).toEqual([]);
  await notes.transaction((trx) => events.publish(trx, noteChanged, () => note(1, 1, 'after it')));
  await noneLeft();
  expect(kept).toEqual(['after it 1']);
});

test('a subscriber that is down for a while gets all events', async () => {
  const { url, port } = await freeAddress();
  const { events } = await publisher([subscriberAt(url)]);
  for (const id of [1, 2, 3]) await events.publish(notes, noteChanged, () => note(id, 1));
  await until(async () => ((await waiting()).every(({ attempts }) => attempts > 0) ? true : undefined));
  const [queued] = await waiting().orderBy('id');
  expect(queued?.payload.event).toEqual({
    ...sent(note(1, 1)),
    id: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
  });
  await subscribe(port);
  await until(async () => {
    await runJobsNow();
    return (await waiting()).length === 0 ? true : undefined;
  });
  expect(await stored()).toEqual([1, 2, 3].map((note_id) => ({ note_id, version: '1', text: 'note' })));
});

test('repeated and reordered events leave the newest state, and each change is handled at most once', async () => {
  const first = await subscribe();
  const second = await subscribe();
  const versions = [3, 1, 3, 5, 2, 5, 4, 5];
  const answers = await Promise.all(
    versions.map((version, at) => post(at % 2 ? first : second, sent(note(7, version)))),
  );
  expect(answers.map(({ status }) => status)).toEqual(versions.map(() => 204));
  expect(await stored()).toEqual([{ note_id: 7, version: '5', text: 'note' }]);
  expect(new Set(kept).size).toBe(kept.length);
  expect(kept.at(-1)).toBe('note 5');
});

test('with two replicas of both sides every event arrives', async () => {
  const urls = [await subscribe(), await subscribe()];
  let turn = 0;
  const balanced = {
    baseUrl: 'http://readers',
    send: (request: Request) => {
      return fetch(new Request(new URL(new URL(request.url).pathname, urls[turn++ % 2]), request));
    },
  };
  const subscriber = { ...subscriberAt(''), link: balanced };
  const replicas = [await publisher([subscriber]), await publisher([subscriber])];
  const ids = Array.from({ length: 20 }, (_, at) => at + 1);
  for (const id of ids) await replicas[id % 2]?.events.publish(notes, noteChanged, () => note(id, 1));
  await noneLeft();
  expect((await stored()).map(({ note_id }: { note_id: number }) => note_id)).toEqual(ids);
});

test('a failed handler is rolled back, and runs again at the next attempt', async () => {
  let calls = 0;
  handling = async () => {
    calls += 1;
    if (calls === 1) throw new Error('not now');
  };
  const { events } = await publisher([subscriberAt(await subscribe())]);
  await events.publish(notes, noteChanged, () => note(1, 1));
  await until(async () => ((await waiting()).some(({ attempts }) => attempts === 1) ? true : undefined));
  await until(async () => {
    await runJobsNow();
    return (await waiting()).length === 0 ? true : undefined;
  });
  expect([calls, kept]).toEqual([2, ['note 1']]);
});

test('a refused event fails for good at once, and is counted', async () => {
  const { app, events } = await publisher([subscriberAt(await subscribe())]);
  const shorter = defineEvent({ ...noteChanged, body: Type.Object({ version: Type.Integer() }) });
  await events.publish(notes, shorter, () => ({ version: 1 }));
  const [failed] = await until(async () => {
    const found = await failedJobs(notes);
    return found.length > 0 ? found : undefined;
  });
  expect(failed).toMatchObject({
    kind: 'deliver-event',
    lastError: 'The call to readers failed (refused): It answered 400.',
  });
  expect((await app.inject('/metrics')).body).toContain(
    'jobs_total{service="notes",kind="deliver-event",outcome="failed"} 1\n',
  );
  expect(await runAgain(notes, failed?.id ?? '')).toBe(true);
});

test.each([
  ['of an unknown kind is taken and ignored', sent({}, { type: 'notes.other', version: 1 }), 204],
  ['of a newer version of its kind is ignored', sent({}, { type: noteChanged.type, version: 2 }), 204],
  ['with another body is refused', sent({ note_id: 'x' }), 400],
  ['with fields that are not known is taken', sent({ ...note(1, 1), added: true }), 204],
  ['that is too large is refused', sent({ ...note(1, 1), text: 'x'.repeat(300_000) }), 413],
  ['that is none is refused', { id: 1 }, 400],
])('an event %s', async (_what, event, status) => {
  expect((await post(await subscribe(), event)).status).toBe(status);
});

test('a body that is not of its kind is not published', async () => {
  await expect(
    eventsFor([subscriberAt('http://127.0.0.1:1')]).publish(
      notes,
      noteChanged,
      () => ({ note_id: 'x' }) as unknown as ReturnType<typeof note>,
    ),
  ).rejects.toThrow('The body is not that of notes.note-changed.');
});

test('an event of a publisher that is killed between commit and delivery is delivered by another replica', async () => {
  const child = spawn(process.execPath, ['--import', 'tsx', join(__dirname, 'events.fixture.ts'), database.url], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  children.push(child);
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  expect(line.toString().trim()).toBe('delivering killed');
  child.kill('SIGKILL');
  await once(child, 'exit');
  expect(await waiting()).toHaveLength(1);
  await publisher([subscriberAt(await subscribe())]);
  await noneLeft();
  expect(kept).toEqual(['killed 1']);
});
