import { Type } from 'typebox';
import { createTestServer } from '@vidyapath/kit-testing/test-server';
import { prepareDatabase } from '../database/prepare-database';
import { defineJob } from './job-kind';
import { createJobs } from './jobs';

/** Run by a test in a process of its own: prints what it runs, and holds a job named `held` until the test releases it. */
const [url = ''] = process.argv.slice(2);
const say = (line: string): void => void process.stdout.write(`${line}\n`);

const note = defineJob({ name: 'note', payload: Type.Object({ text: Type.String() }) });

async function serve(): Promise<void> {
  const db = await prepareDatabase(url, {
    schema: { schema: 'notes', role: 'vidyapath_notes', jobs: true },
    migrations: [],
  });
  const app = await createTestServer();
  const jobs = createJobs(app, { db, now: () => new Date(), timing: { lookEvery: 50, deadAfter: 2_000 } });
  jobs.handle(note, async ({ text }) => {
    say(`began ${text}`);
    if (text === 'held') await new Promise((resolve) => process.stdin.once('data', resolve));
    say(`ended ${text}`);
  });
  await app.ready();
  say('ready');
}
void serve();
