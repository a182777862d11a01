import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { catalogueMigrations, cataloguePlugin, catalogueSchema } from '@vidyapath/catalogue/app';
import { createTestTokens } from '@vidyapath/kit-testing/tokens';
import { startEmbeddedPostgres } from '@vidyapath/postgres/start-embedded-postgres';
import { createLessonLinks } from '@vidyapath/service-kit/domain/access/lesson-links';
import { createDatabase } from '@vidyapath/service-kit/database/database';
import { ensureSchema } from '@vidyapath/service-kit/database/ensure-schema';
import { migrate } from '@vidyapath/service-kit/database/migrate';
import { createServiceServer } from '@vidyapath/service-kit/http/service-app';
import { courseSearchPaths } from '@vidyapath/http/course-search-paths';
import pg from 'pg';
import { growCatalogue } from './grow-catalogue';

/** `--sizes=1000,100000` gives a shorter run. */
const chosen = process.argv.find((argument) => argument.startsWith('--sizes='))?.slice('--sizes='.length);
const sizes = (chosen ?? '1000,100000,1000000').split(',').map(Number);
/** Requests on one connection: from the sixth on, a prepared statement uses its generic plan. */
const executions = 75;
/** The last requests, whose median is the figure. */
const counted = 25;
const say = (line: string) => void process.stdout.write(`${line}\n`);
const visitors = '/api/courseProgress/public-course-content-by-category/?category_id=0&limit=6';

/** The highest ratio of a million to a thousand (1.5 or 3), and the address for a catalogue of `size`. */
const cases: readonly [title: string, most: number, url: (size: number) => string, staff?: boolean][] = [
  ['catalogue page 1', 1.5, () => `${visitors}&offset=0`],
  ['search, a frequent word', 1.5, () => `${visitors}&q=python`],
  ['search, a rare word', 1.5, () => `${visitors}&q=kariva`],
  ['search in Hindi', 1.5, () => `${visitors}&q=${encodeURIComponent('कविता')}`],
  ['course detail', 1.5, (size) => `/api/courseProgress/public-course-content/?course_id=${size / 2 + 1}`],
  ['admin page 1 by name', 1.5, () => '/api/course?limit=10&offset=0&sort=course_name:asc', true],
  ['admin page 1', 1.5, () => '/api/course?limit=10&offset=0', true],
  ['admin Last by name', 1.5, (size) => `/api/course?limit=10&offset=${size - 10}&sort=course_name:asc`, true],
  ['admin Last', 1.5, (size) => `/api/course?limit=10&offset=${size - 10}`, true],
  ['search of two letters', 3, () => `${visitors}&q=py`],
  ['catalogue page in the middle', 3, (size) => `${visitors}&offset=${Math.round((size * 0.45) / 6) * 6}`],
  // They count all courses that the other filters leave.
  [
    'three filters and their counts',
    1_000,
    () => `${courseSearchPaths.courseSearch}?price=paid&language=Hindi&rating_from=4`,
  ],
  [
    'the same, and a word',
    1_000,
    () => `${courseSearchPaths.courseSearch}?price=paid&language=Hindi&rating_from=4&q=python`,
  ],
  ['filters, nothing chosen', 1_000, () => courseSearchPaths.courseSearch],
  ['suggestions', 3, () => `${courseSearchPaths.suggestions}?q=pyth`],
  ['suggestions, misspelt', 3, () => `${courseSearchPaths.suggestions}?q=pyhton`],
  ['admin page in the middle', 3, (size) => `/api/course?limit=10&offset=${size / 2}`, true],
];

interface Catalogue {
  size: number;
  /** Milliseconds of one request through the routes, without cached answers. */
  ask: (path: string, staff: boolean) => Promise<number>;
  close: () => Promise<void>;
}

async function openCatalogue(url: string, size: number): Promise<Catalogue> {
  const options = { url, ...(await ensureSchema(url, catalogueSchema)) };
  await migrate(options, catalogueMigrations);
  const since = performance.now();
  await growCatalogue(url, size);
  say(`${size} courses made in ${Math.round((performance.now() - since) / 1_000)} s`);
  const db = createDatabase({ ...options, poolMax: 1 });
  const tokens = createTestTokens();
  const app = await createServiceServer({
    name: 'growth',
    config: { LOG_LEVEL: 'silent', RATE_LIMIT_PER_MINUTE: 0, TRUST_PROXY: '' },
  });
  await app.register(cataloguePlugin, {
    db,
    tokens,
    isStored: async () => true,
    lessonLinks: createLessonLinks('x'.repeat(32)),
    cacheAnswers: false,
  });
  return {
    size,
    ask: async (path, staff) => {
      const headers = staff ? tokens.as('Admin') : {};
      const since = performance.now();
      const { statusCode } = await app.inject({ url: path, headers });
      return statusCode === 200 ? performance.now() - since : Infinity;
    },
    close: async () => {
      await app.close();
      await db.destroy();
    },
  };
}

/** The sizes alternate request by request, so that other work of the machine affects all. */
async function medians(
  catalogues: readonly Catalogue[],
  path: (size: number) => string,
  staff = false,
): Promise<number[]> {
  const times = catalogues.map((): number[] => []);
  for (let run = 0; run < executions; run += 1) {
    for (const [at, { size, ask }] of catalogues.entries()) times[at]?.push(await ask(path(size), staff));
  }
  return times.map((all) => all.slice(-counted).sort((a, b) => a - b)[Math.floor(counted / 2)] ?? Infinity);
}

async function createDatabaseFor(server: string, size: number): Promise<string> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  await client.query(`create database growth_${size}`);
  await client.end();
  return Object.assign(new URL(server), { pathname: `/growth_${size}` }).href;
}

async function run(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'vidyapath-growth-'));
  const log = { info: () => undefined, warn: say, error: say };
  const server = await startEmbeddedPostgres({ dataDir: join(folder, 'postgresql'), durable: false, log });
  const catalogues: Catalogue[] = [];
  try {
    for (const size of sizes) catalogues.push(await openCatalogue(await createDatabaseFor(server.url, size), size));
    say(
      `\n| ms, median | ${sizes.map((size) => size.toLocaleString('en')).join(' | ')} | ratio | at most |\n| --- |${' --- |'.repeat(sizes.length + 2)}`,
    );
    for (const [title, most, path, staff] of cases) {
      const values = await medians(catalogues, path, staff);
      const ratio = (values.at(-1) ?? Infinity) / (values[0] ?? 1);
      say(`| ${title} | ${values.map((value) => value.toFixed(2)).join(' | ')} | ${ratio.toFixed(2)} | ${most} |`);
    }
  } finally {
    for (const { close } of catalogues) await close();
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

void run();
