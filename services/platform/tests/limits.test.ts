import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import pg from 'pg';
import { createTestDatabase, patientPool, type TestDatabase } from '@vidyapath/kit-testing/test-database';
import { readTables } from '../src/backup/tables';
import { prepareServices } from '../src/services';
import { createPlatformUnderTest, noVariables, quietConfig } from '../src/testing/platform-under-test';

const root = resolve(__dirname, '../../..');
const config = { ...quietConfig, ...noVariables, PAYMENTS: 'simulated' as const };

let database: TestDatabase;
let folder: string;
let platform: Awaited<ReturnType<typeof createPlatformUnderTest>>;
const closers: (() => Promise<unknown>)[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'vidyapath-limits-'));
  const services = await prepareServices(
    { ...config, DATA_DIR: folder },
    database.url,
    (closer) => closers.push(closer),
    patientPool,
  );
  platform = await createPlatformUnderTest(services.mount);
});
afterAll(async () => {
  await platform.close();
  for (const close of closers) await close();
  await database.drop();
  await rm(folder, { recursive: true });
});

/** Rows of the tables in `docs/limits.md` whose first cell has code: cells without the marks of code. */
async function rowsBelow(heading: string): Promise<string[][]> {
  const text = await readFile(join(root, 'docs/limits.md'), 'utf8');
  const [, part = ''] = text.split(`\n## ${heading}\n`);
  const lines = part.split('\n## ', 1)[0]?.split('\n') ?? [];
  return lines
    .filter((line) => /^\| [^|]*`/.test(line))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim().replaceAll('`', '')),
    );
}

test('every route is in the table of limits, and every row is a route', async () => {
  const described = (await rowsBelow('Routes')).flatMap(([routes = '']) => routes.split(', '));
  const routes = platform.app.routeTable.map(({ method, path }) => `${method} ${path}`);
  expect([...described].sort()).toEqual([...new Set(routes)].sort());
});

test('every table of auth is in the list of tables that people can make grow', async () => {
  const client = new pg.Client(database.url);
  await client.connect();
  closers.push(() => client.end());
  const tables = await readTables(client);
  const described = (await rowsBelow('Tables that visitors and learners can make grow')).map(([names = '']) => names);
  const named = new Set(
    described
      .filter((names) => /^(auth|every) /.test(names))
      .flatMap((names) => names.replace(/^\w+ /, '').split(', ')),
  );
  const ofAuth = tables.filter(({ schema }) => schema === 'auth').map(({ name }) => name);
  expect(ofAuth.filter((name) => !named.has(name))).toEqual([]);
});
