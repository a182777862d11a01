import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestDatabase } from '@vidyapath/kit-testing/test-database';
import { createBuiltSlices, type BuiltSlices } from '../src/testing/built-slices';
import { runPlatform } from './support/processes';

let slices: BuiltSlices;
let dataDir: string;
beforeAll(async () => {
  slices = await createBuiltSlices();
});
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'vidyapath-test-'));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));
afterAll(() => slices.remove());

const variables = () => ({
  PLATFORM_ROOT: slices.root,
  DATA_DIR: dataDir,
  DEMO_DATA: 'false',
  ADMIN_EMAIL: 'first@vidyapath.example',
  ADMIN_PASSWORD: 'Open#Sesame',
});

async function signIn(url: string): Promise<Record<string, string>> {
  const response = await fetch(`${url}/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'first@vidyapath.example', password: 'Open#Sesame' }),
  });
  const { access_token: token } = (await response.json()) as { access_token: string };
  return { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
}

async function addCategory(url: string, CategoryName: string): Promise<number> {
  const response = await fetch(`${url}/api/category`, {
    method: 'POST',
    headers: await signIn(url),
    body: JSON.stringify({ CategoryName }),
  });
  return response.status;
}

async function categoryNames(url: string): Promise<string[]> {
  const rows = (await (await fetch(`${url}/api/category`)).json()) as { CategoryName: string }[];
  return rows.map(({ CategoryName }) => CategoryName);
}

test('ends cleanly on SIGTERM, also while it starts, and finds its data again', async () => {
  const first = runPlatform(variables());
  expect(await addCategory(await first.ready, 'Kept')).toBe(201);
  first.kill('SIGTERM');
  expect((await first.ended).code).toBe(0);

  const cutShort = runPlatform(variables());
  cutShort.kill('SIGTERM');
  await cutShort.ended;

  const second = runPlatform(variables());
  expect(await categoryNames(await second.ready)).toEqual(['Kept']);
  second.kill('SIGINT');
  expect((await second.ended).code).toBe(0);
});

test('ends with its database when its output is no longer read', async () => {
  const running = runPlatform(variables());
  await running.ready;
  running.stopReading();
  running.kill('SIGTERM');
  expect((await running.ended).code).toBe(0);
});

test('keeps acknowledged writes when it is killed hard, and recovers with the database still running', async () => {
  const first = runPlatform(variables());
  expect(await addCategory(await first.ready, 'Acknowledged')).toBe(201);
  first.kill('SIGKILL');
  await first.ended;
  const second = runPlatform(variables());
  expect(await categoryNames(await second.ready)).toEqual(['Acknowledged']);
  second.kill('SIGTERM');
  await second.ended;
});

test('a second platform on the same data folder is refused with one line, and the first keeps running', async () => {
  const first = runPlatform(variables());
  const url = await first.ready;
  const { code, lines } = await runPlatform(variables()).ended;
  expect(code).toBe(1);
  expect(lines).toEqual([
    expect.stringMatching(/^DATA_DIR: .* is in use by process \d+; stop it or choose another DATA_DIR$/),
  ]);
  expect(await categoryNames(url)).toEqual([]);
  first.kill('SIGTERM');
  await first.ended;
});

test.each([
  ['no server listens', 'postgres://user:hunter2@127.0.0.1:1/db'],
  ['no such database', undefined],
])('a database that cannot be used is one line: %s', async (_case, address) => {
  const missing = new URL(process.env.TEST_DATABASE_URL ?? '');
  missing.pathname = '/no_such_database';
  const { code, lines } = await runPlatform({ ...variables(), DATABASE_URL: address ?? missing.href }).ended;
  expect(code).toBe(1);
  expect(lines).toEqual([
    expect.stringMatching(
      /^DATABASE_URL: the database cannot be reached or refuses this user \(.+\); start it or correct the address$/,
    ),
  ]);
  expect(lines.join()).not.toContain('hunter2');
});

test('runs on a PostgreSQL server of the operator', async () => {
  const database = await createTestDatabase();
  const platform = runPlatform({ ...variables(), DATABASE_URL: database.url });
  expect(await addCategory(await platform.ready, 'Elsewhere')).toBe(201);
  platform.kill('SIGTERM');
  expect((await platform.ended).code).toBe(0);
  await database.drop();
});
