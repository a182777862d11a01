import { createTestServer } from '@vidyapath/kit-testing/test-server';
import { httpLink } from '../client/service-link';
import { prepareDatabase } from '../database/prepare-database';
import { createJobs } from '../jobs/jobs';
import { noteChanged } from './event.fixture';
import { createEvents } from './events';

/** Run by a test in a process of its own: publishes an event, and prints when its delivery begins, which never ends. */
const [url = ''] = process.argv.slice(2);

async function serve(): Promise<void> {
  const db = await prepareDatabase(url, {
    schema: { schema: 'notes', role: 'vidyapath_notes', jobs: true },
    migrations: [],
  });
  const app = await createTestServer();
  const events = createEvents({
    db,
    subscribers: [{ name: 'readers', link: httpLink('http://127.0.0.1'), types: [noteChanged.type] }],
    deliver: () => {
      process.stdout.write('delivering killed\n');
      return new Promise(() => undefined);
    },
  });
  createJobs(db, events.kinds).start(app, { lookEvery: 50, deadAfter: 2_000 });
  await app.ready();
  await db.transaction((trx) => events.publish(trx, noteChanged, () => ({ note_id: 1, version: 1, text: 'killed' })));
}
void serve();
