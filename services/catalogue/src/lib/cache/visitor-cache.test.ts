import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { closeAtOnce } from '@vidyapath/kit-testing/close-at-once';
import { createTestServer } from '@vidyapath/kit-testing/test-server';
import type { ServiceServer } from '@vidyapath/service-kit/http/service-app';
import { cataloguePlugin } from '../../app';
import { unique } from '../../testing/factories';
import { useCatalogue } from '../../testing/use-catalogue';
import { lessonLinks, storedFiles } from '../../testing/test-catalogue';

/** Longest age that an answer may have. */
const second = 1_000;

const { catalogue, client, make } = useCatalogue();
let replica: ServiceServer;
let origins: string[];

beforeAll(async () => {
  replica = await createTestServer('replica');
  await replica.register(cataloguePlugin, {
    db: catalogue.db,
    tokens: catalogue.tokens,
    isStored: storedFiles,
    lessonLinks,
  });
  origins = await Promise.all([catalogue.app, replica].map((app) => app.listen({ host: '127.0.0.1', port: 0 })));
});
afterAll(async () => {
  await closeAtOnce(replica);
});

const read = (path: string, headers: Record<string, string> = {}, at = 0) =>
  fetch(`${origins[at]}${path}`, { headers });
const names = async (answer: Promise<Response>) =>
  ((await (await answer).json()) as { CategoryName: string }[]).map((row) => row.CategoryName);
/** The number of statements that read content during `work`. */
async function reads(work: () => Promise<unknown>): Promise<number> {
  let count = 0;
  const counted = ({ sql }: { sql: string }): void => {
    if (!/content_writes/.test(sql)) count += 1;
  };
  catalogue.db.on('query', counted);
  await work();
  catalogue.db.off('query', counted);
  return count;
}

const headersOf = ({ headers }: Response) => {
  const all = Object.fromEntries(headers);
  for (const own of ['date', 'x-request-id', 'connection', 'keep-alive']) delete all[own];
  return all;
};

it.each([
  '/api/category',
  '/api/category/?sort=CategoryName:desc&limit=2',
  '/api/courseProgress/public-course-content-by-category/?category_id=0&limit=6&offset=0',
])('%s is read once, and later answers are the same, headers included', async (path) => {
  await make.course();
  const first = await read(path);
  const second = await read(path);
  expect([second.status, await second.text(), headersOf(second)]).toEqual([
    first.status,
    await first.text(),
    headersOf(first),
  ]);
  expect(second.headers.get('x-request-id')).not.toBe(first.headers.get('x-request-id'));
  expect(await reads(() => Promise.all(Array.from({ length: 20 }, () => read(path))))).toBe(0);
});

it('answers 304 without a body to a strong tag, a weak tag or one of several', async () => {
  const etag = String((await read('/api/category')).headers.get('etag'));
  for (const tags of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
    const unchanged = await read('/api/category', { 'if-none-match': tags });
    expect([unchanged.status, await unchanged.text(), unchanged.headers.get('etag')]).toEqual([304, '', etag]);
  }
  expect((await read('/api/category', { 'if-none-match': '"other"' })).status).toBe(200);
});

it('the next read sees a write, and another replica sees it within a second', async () => {
  const { CategoryName } = await make.category();
  for (const at of [0, 1]) await read('/api/category', {}, at);
  const renamed = unique('Renamed');
  const { CategoryId } = (await client.get(`/api/category?q=${encodeURIComponent(CategoryName)}`)).json()[0];
  await client.put(`/api/category/${CategoryId}`, { CategoryName: renamed });
  expect(await names(read('/api/category'))).toContain(renamed);
  await pause(second);
  expect(await names(read('/api/category', {}, 1))).toContain(renamed);
});

it('a change that another program makes in the database is seen within a second', async () => {
  const { CategoryId } = await make.category();
  await read('/api/category');
  const named = unique('By hand');
  await catalogue.db('categories').where('category_id', CategoryId).update({ category_name: named });
  await pause(second);
  expect(await names(read('/api/category'))).toContain(named);
});

it('never sends the answer of one role to another', async () => {
  const { CategoryName } = await make.category({ Status: 'Inactive' });
  const staff = catalogue.tokens.as('Staff');
  for (let round = 0; round < 3; round += 1) {
    expect(await names(read('/api/category'))).not.toContain(CategoryName);
    expect(await names(read('/api/category', staff))).toContain(CategoryName);
    expect(await names(read('/api/category', catalogue.tokens.as('User')))).not.toContain(CategoryName);
    expect((await read('/api/category', { authorization: 'Bearer x.y.z' })).status).toBe(401);
  }
});

it('a hidden course is not in cached answers', async () => {
  const course = await make.course();
  const path = `/api/courseProgress/public-course-content/?course_id=${course.course_id}`;
  for (let round = 0; round < 2; round += 1) expect((await read(path)).status).toBe(200);
  await client.put(`/api/course/${course.course_id}`, { ...course, is_public: false });
  expect((await read(path)).status).toBe(404);
});

/** Renames the database, so that its connections end and new ones are refused. */
async function withoutDatabase(url: string, work: () => Promise<void>): Promise<void> {
  const name = new URL(url).pathname.slice(1);
  const admin = new pg.Client({ connectionString: Object.assign(new URL(url), { pathname: '/postgres' }).href });
  await admin.connect();
  await admin.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name]);
  await admin.query(`alter database ${name} rename to ${name}_away`);
  try {
    await work();
  } finally {
    await admin.query(`alter database ${name}_away rename to ${name}`);
    await admin.end();
  }
}

it('answers 503 and nothing from memory while the database is away, and 200 when it is back', async () => {
  expect((await read('/api/category')).status).toBe(200);
  await withoutDatabase(catalogue.url, async () => {
    await pause(second);
    const away = await read('/api/category');
    expect([away.status, Number(away.headers.get('retry-after')) > 0]).toEqual([503, true]);
  });
  expect((await read('/api/category')).status).toBe(200);
});

it('is counted and measured like every other answer', async () => {
  for (let round = 0; round < 3; round += 1) await read('/api/category');
  const metrics = await (await read('/metrics')).text();
  expect(
    Number(
      /http_request_duration_seconds_count\{method="GET",route="\/api\/category",status="200"\} (\d+)/.exec(
        metrics,
      )?.[1],
    ),
  ).toBeGreaterThan(2);
});
