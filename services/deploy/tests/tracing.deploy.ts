import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type OtlpReceiver, type ReceivedSpan, startOtlpReceiver } from '@vidyapath/kit-testing/otlp-receiver';
import { createTestDatabase, type TestDatabase } from '@vidyapath/kit-testing/test-database';
import { until } from '@vidyapath/kit-testing/until';
import { type Owner, owners } from '@vidyapath/platform/edge-policy/paths';
import { freePort } from '@vidyapath/postgres/free-port';
import { bearer, call, logIn } from './support/api';
import { type Backing, startRedis } from './support/backing';
import { addLogins } from './support/database-logins';
import { writeDescribedSlice } from './support/described-slice';
import { newLearner } from './support/journeys';
import type { RunningProcess } from './support/process';
import { startReplica } from './support/stack';
import { newCourse } from './support/subjects';

let database: TestDatabase;
let redis: Backing;
let receiver: OtlpReceiver;
let folder: string;
let urls: Record<Owner, string>;
let processes: RunningProcess[];
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'vidyapath-tracing-'));
  writeDescribedSlice(folder, { found: '/api/courseProgress/public-courses', plans: '/api/commerce/plans' });
  [database, redis, receiver] = await Promise.all([createTestDatabase(), startRedis(), startOtlpReceiver()]);
  addLogins(database.url);
  const ports = await Promise.all(owners.map(async (owner) => [owner, String(await freePort())] as const));
  const portOf = Object.fromEntries(ports) as Record<Owner, string>;
  urls = Object.fromEntries(ports.map(([owner, port]) => [owner, `http://127.0.0.1:${port}`])) as typeof urls;
  const addresses = { edge: 'https://learn.example', services: urls, database: database.url, redis: redis.url };
  const start = (owner: Owner): Promise<RunningProcess> =>
    startReplica(
      owner,
      { ...addresses, store: 'http://127.0.0.1:1', data: folder },
      { PORT: portOf[owner], SLICES_DIR: folder, OTEL_EXPORTER_OTLP_ENDPOINT: receiver.endpoint },
    );
  processes = await Promise.all([start('auth'), start('catalogue'), start('commerce'), start('pages')]);
});
afterAll(async () => {
  await Promise.all((processes ?? []).map((one) => one.stop()));
  receiver.close();
  await Promise.all([redis.stop(), database.drop()]);
  rmSync(folder, { recursive: true });
});

/** Each process sends its spans every few seconds. */
const spanWhere = (isWanted: (span: ReceivedSpan) => boolean): Promise<ReceivedSpan> =>
  until(() => receiver.spans().find(isWanted));
const requestAt = (service: Owner, request: string): Promise<ReceivedSpan> =>
  spanWhere((span) => span.service === service && span.name === request);
const parentOf = (child: ReceivedSpan): Promise<ReceivedSpan> =>
  spanWhere(({ spanId, traceId }) => spanId === child.parentSpanId && traceId === child.traceId);
const queryOf = (parent: ReceivedSpan): Promise<ReceivedSpan> =>
  spanWhere(({ parentSpanId, name }) => parentSpanId === parent.spanId && name.startsWith('postgresql '));

test('a visit of a page is one trace of pages, catalogue and commerce', async () => {
  await until(async () => ((await call<string>(`${urls.pages}/described`)).body.includes('<h1>') ? true : undefined));
  const read = await requestAt('catalogue', 'GET /api/courseProgress/public-courses');
  const visit = await parentOf(read);
  expect(visit.service).toBe('pages');
  expect(visit.parentSpanId).toBeFalsy();
  const plans = await spanWhere(
    (span) => span.name === 'GET /api/commerce/plans' && span.parentSpanId === visit.spanId,
  );
  expect(plans).toMatchObject({ service: 'commerce', traceId: visit.traceId });
  for (const request of [read, plans])
    expect(await queryOf(request)).toMatchObject({ service: request.service, traceId: visit.traceId });
});

test("a learner's request is one trace of catalogue and of commerce, which it asks about access", async () => {
  const [admin, learner] = await Promise.all([logIn(urls.auth), newLearner(urls.auth)]);
  const course = await newCourse(urls.catalogue, admin, '', { discounted_price: 499 });
  const url = `${urls.catalogue}/api/courseProgress/course-progress/?course_id=${course.course_id}`;
  // While the services start, access cannot be looked up.
  await until(async () => ((await call(url, { headers: bearer(learner.token) })).status === 403 ? true : undefined));
  const answered = await requestAt('commerce', 'GET /internal/access');
  expect(await parentOf(answered)).toMatchObject({
    service: 'catalogue',
    name: 'GET /api/courseProgress/course-progress',
  });
});
