import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { join } from 'node:path';
import { createTestDatabase, type TestDatabase } from '@vidyapath/kit-testing/test-database';
import { until } from '@vidyapath/kit-testing/until';
import { createDatabase, type Database } from '../database/database';
import { prepareDatabase } from '../database/prepare-database';

let database: TestDatabase;
let db: Database;
const children: ChildProcess[] = [];
const sockets = new Set<Socket>();
let wire: Server | undefined;

beforeAll(async () => {
  database = await createTestDatabase();
  db = await prepareDatabase(database.url, {
    schema: { schema: 'notes', role: 'vidyapath_notes', jobs: true },
    migrations: [],
  });
});
afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  wire?.close();
  for (const socket of sockets) socket.destroy();
  await db('notes_jobs._private_jobs').delete();
});
afterAll(async () => {
  await db.destroy();
  await database.drop();
});

/** A process that takes jobs. */
async function startChild(url = database.url) {
  const child = spawn(process.execPath, ['--import', 'tsx', join(__dirname, 'job-worker.fixture.ts'), url], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  children.push(child);
  const lines: string[] = [];
  child.stdout.on('data', (chunk: Buffer) => lines.push(...chunk.toString().trim().split('\n')));
  const says = (line: string, times = 1) =>
    until(() => (lines.filter((one) => one === line).length >= times ? true : undefined));
  await says('ready');
  return { child, lines, says };
}

const add = (text: string) => db.raw("select from notes_jobs.add_job('note', ?)", [JSON.stringify({ text })]);
const noneLeft = () => until(async () => ((await db('notes_jobs.jobs')).length === 0 ? true : undefined));

test('a job whose process is killed in the middle is run again by another', async () => {
  const first = await startChild();
  await add('held');
  await first.says('began held');
  first.child.kill('SIGKILL');
  await once(first.child, 'exit');
  const second = await startChild();
  await second.says('began held');
  second.child.stdin.write('go on\n');
  await second.says('ended held');
  await noneLeft();
  expect(second.lines).toEqual(['ready', 'began held', 'ended held']);
});

describe('while the database is away', () => {
  test('the process survives, jobs whose end it could not store run again, and new jobs run afterwards', async () => {
    const target = new URL(database.url);
    wire = createServer((near) => {
      const far = connect(Number(target.port), target.hostname);
      near.pipe(far).pipe(near);
      for (const socket of [near, far]) sockets.add(socket.on('error', () => undefined));
    });
    await once(wire.listen(0, '127.0.0.1'), 'listening');
    const { port } = wire.address() as AddressInfo;
    const { child, says, lines } = await startChild(Object.assign(new URL(target), { port: String(port) }).href);
    await add('held');
    await says('began held');

    wire.close();
    for (const socket of sockets) socket.destroy();
    child.stdin?.write('go on\n');
    await says('ended held');
    await once(wire.listen(port, '127.0.0.1'), 'listening');
    await add('new');
    await says('ended new');
    await says('began held', 2);
    child.stdin?.write('go on\n');
    await noneLeft();
    expect(child.exitCode).toBeNull();
    expect(lines.filter((line) => line === 'began new')).toHaveLength(1);
  });

  test('the process survives the end of all its connections', async () => {
    const { says } = await startChild();
    const admin = createDatabase({ url: database.url, schema: 'public' });
    const connections =
      "from pg_stat_activity where datname = current_database() and application_name = 'vidyapath-notes_jobs'";
    await until(async () => {
      const { rows } = await admin.raw<{ rows: unknown[] }>(`select ${connections}`);
      return rows.length > 1 ? true : undefined;
    });
    await admin.raw(`select pg_terminate_backend(pid) ${connections}`);
    await admin.destroy();
    await add('after it');
    await says('ended after it');
  });
});
