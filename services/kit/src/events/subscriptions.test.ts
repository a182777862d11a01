import { setTimeout as pause } from 'node:timers/promises';
import { createTestServer } from '@vidyapath/kit-testing/test-server';
import { until } from '@vidyapath/kit-testing/until';
import type { ServiceServer } from '../http/service-app';
import { onEvents } from './event-handlers';
import { noteRead, type Notes, startNotes } from './event-log.fixture';
import { startSubscriptions, type SubscriptionsOptions } from './subscriptions';

const apps: ServiceServer[] = [];
let notes: Notes;
beforeAll(async () => {
  notes = await startNotes();
});
beforeEach(() => notes.clear());
afterEach(() => Promise.all(apps.splice(0).map((app) => app.close())));
afterAll(() => notes.stop());

/** A replica of the subscriber. */
async function subscribe(
  timing: SubscriptionsOptions['timing'],
  handlers: SubscriptionsOptions['handlers'] = notes.handlers,
): Promise<ServiceServer> {
  const app = await createTestServer();
  apps.push(app);
  startSubscriptions(app, { db: notes.reader, handlers, logs: { notes: notes.readOwn }, timing });
  await app.ready();
  return app;
}

test('a commit is handled within a second, by one of two replicas', async () => {
  await Promise.all([1, 2].map(() => subscribe({ pullEvery: 60_000 })));
  await notes.pull();
  await notes.pull(noteRead.type);
  const begun = performance.now();
  await notes.readNote(1);
  await until(async () => ((await notes.counted()).length > 0 ? true : undefined));
  expect(performance.now() - begun).toBeLessThan(1_000);
  await pause(300);
  expect(await notes.counted()).toEqual(['read 1']);
});

test('without a message the next pull finds the entry', async () => {
  await subscribe({ pullEvery: 50 });
  await notes.pull();
  await notes.writeMany(1, 1);
  await until(async () => (notes.handled.length > 0 ? true : undefined));
});

test('a failed handler is called again, and the failure is counted', async () => {
  let calls = 0;
  const failsOnce = onEvents(noteRead, async () => {
    calls += 1;
    if (calls === 1) throw new Error('not now');
  });
  const app = await subscribe({ pullEvery: 50 }, [failsOnce]);
  await notes.readNote(1);
  await until(async () => (calls === 2 ? true : undefined));
  expect((await app.inject('/metrics')).body).toContain(
    'event_pulls_total{type="notes.note-read",outcome="failed"} 1\n',
  );
});
