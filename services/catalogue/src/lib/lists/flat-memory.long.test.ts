import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { createDatabase } from '@vidyapath/service-kit/database/database';
import { createTestDatabase, type TestDatabase } from '@vidyapath/kit-testing/test-database';
import { prepareDatabase } from '@vidyapath/service-kit/database/prepare-database';
import { catalogueMigrations, catalogueSchema } from '../../app';

const courses = 1_000_000;
/** Length of the text of each course; the whole list in memory would take a multiple of all texts. */
const letters = 500;
const megabytesMore = 80;
const timeout = 1_800_000;
/** Small, so that garbage that V8 has not collected yet does not count as held memory. */
const heap = '--max-old-space-size=128';

const categories = "insert into categories (category_name) values ('All')";
const many = `insert into courses (course_name, course_description, course_info, rating, actual_price, discounted_price, is_public, video_path, category_id)
  select 'Course ' || n, repeat('x', ?::int), '<p>x</p>', 4, 10, 5, true, 'https://a.example/x.mp4', category_id from categories, generate_series(1, ?::int) n`;
const modules =
  "insert into course_modules (course_id, module_name, module_description, sequence_no) select course_id, 'Module', repeat('x', ?::int), 1 from courses";
/** Indexes that only searches need; they take most of the time of an insert. */
const searches =
  'drop index courses_search_idx, courses_public_search_idx, courses_name_search_idx, course_modules_search_idx';

let database: TestDatabase;
let server: ChildProcess;
let origin: string;

beforeAll(async () => {
  database = await createTestDatabase();
  await (await prepareDatabase(database.url, { schema: catalogueSchema, migrations: catalogueMigrations })).destroy();
  const longTimeoutDb = createDatabase({ url: database.url, schema: 'catalogue', statementTimeout: 900_000 });
  for (const [sql, bindings] of [
    [searches, []],
    [categories, []],
    [many, [letters, courses]],
    [modules, [letters]],
    ['analyze', []],
  ] as const) {
    await longTimeoutDb.raw(sql, [...bindings]);
  }
  await longTimeoutDb.destroy();
  server = spawn(process.execPath, [heap, '--import', 'tsx', join(__dirname, '../../testing/serve.fixture.ts')], {
    env: { ...process.env, DATABASE_URL: database.url },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const gone = once(server, 'exit').then(([code]) => Promise.reject(new Error(`The server ended with ${code}`)));
  const [address] = (await Promise.race([once(server.stdout?.setEncoding('utf8') ?? server, 'data'), gone])) as [
    string,
  ];
  origin = address.trim();
}, timeout);
afterAll(async () => {
  if (server.exitCode === null && server.kill()) await once(server, 'exit');
  await database.drop();
});

/** Memory of the serving process, as the kernel counts it. */
function resident(): number {
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${server.pid ?? 0}/status`, 'utf8')) ?? [];
  return Number(kilobytes) / 1_024;
}

async function read(path: string) {
  const [answer] = (await once(get(`${origin}${path}`, { agent: false }), 'response')) as [IncomingMessage];
  let most = resident();
  let bytes = 0;
  for await (const piece of answer) {
    bytes += (piece as Buffer).length;
    most = Math.max(most, resident());
  }
  return { most, bytes, total: answer.headers['x-total-count'] };
}

test.each(['/api/course', '/api/courseModule'])(
  '%s without a limit takes no more memory than its last quarter',
  async (path) => {
    const quarter = `${path}?offset=${(courses * 3) / 4}`;
    await read(quarter);
    const short = await read(quarter);
    const { most, bytes, total } = await read(path);
    expect([total, bytes > courses * letters]).toEqual([String(courses), true]);
    process.stdout.write(
      `${path}: ${Math.round(bytes / 1_048_576)} MB sent with ${Math.round(most)} MB resident, a quarter with ${Math.round(short.most)} MB\n`,
    );
    expect(most - short.most).toBeLessThan(megabytesMore);
  },
  timeout,
);
