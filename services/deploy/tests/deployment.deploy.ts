import { readdirSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { type Owner, owners } from '@vidyapath/platform/edge-policy/paths';
import { isRemoteId, type RemoteId } from '@vidyapath/platform-api/remote-id';
import { freePort } from '@vidyapath/postgres/free-port';
import { bearer, call, expectStatus, logIn } from './support/api';
import { unlikeAnswers } from './support/compare';
import { addLesson, newLearner, openSlice, remotesOf, storeClip } from './support/journeys';
import { startLoad } from './support/load';
import { command, layOutShare, older, shared } from './support/releases';
import { pageCases } from './support/page-cases';
import { pathCases } from './support/path-cases';
import { startProcess, top } from './support/process';
import { send } from './support/raw-request';
import { serviceCases } from './support/service-cases';
import { type Stack, startReplica, startStack } from './support/stack';
import { newCourse, newPicture, subjectsBehind, upload } from './support/subjects';

let stack: Stack;
let url: string;
beforeAll(async () => {
  stack = await startStack();
  ({ url } = stack.edge);
});
afterAll(() => stack?.stop());

const both = [0, 1] as const;
const everyOwner: readonly [Owner][] = owners.map((owner) => [owner]);

test('two replicas of each service are ready, each in its own process', async () => {
  const processes = owners.flatMap((owner) => stack.replicas[owner]);
  const answers = await Promise.all(
    processes.map(async (replica) => (await fetch(`${replica.url}/health/ready`)).status),
  );
  expect(answers).toEqual(Array.from({ length: owners.length * both.length }, () => 200));
  expect(new Set(processes.map((replica) => replica.url)).size).toBe(owners.length * both.length);
  for (const path of ['/health/live', '/health/ready']) await expectStatus(200, call(url + path));
});

test('sign-up, login, course, upload and playback, all through the edge', async () => {
  const [admin, learner, clip] = await Promise.all([logIn(url), newLearner(url), storeClip(stack.addresses.store)]);
  const banner = await upload(url, admin, await newPicture());
  const course = await newCourse(url, admin, banner);
  await addLesson(url, admin, course, clip.path);
  expect((await fetch(url + banner)).headers.get('content-type')).toBe('image/webp');
  const lessons = await call<{ VideoUrl: string }[]>(
    `${url}/api/courseProgress/course-progress/?course_id=${course.course_id}`,
    { headers: bearer(learner.token) },
  );
  const address = lessons.body[0]?.VideoUrl ?? '';
  expect(address.split('?')[0]).toBe(clip.path);
  const [cookie = ''] = (lessons.headers.get('set-cookie') ?? '').split(';');
  const part = await fetch(url + address, { headers: { cookie, range: 'bytes=1000-1999' } });
  expect([part.status, part.headers.get('content-type')]).toEqual([206, 'video/mp4']);
  expect(Buffer.from(await part.arrayBuffer())).toEqual(clip.bytes.subarray(1_000, 2_000));
});

test('a session that ends at one replica ends at all of them', async () => {
  const { token } = await newLearner(url);
  await expectStatus(204, call(`${url}/auth/logout`, { method: 'POST', headers: bearer(token), body: {} }));
  const everywhere = [
    ...stack.replicas.auth.map((replica) => `${replica.url}/auth/me`),
    ...stack.replicas.catalogue.map((replica) => `${replica.url}/api/category`),
  ];
  for (const address of everywhere) while ((await call(address, { headers: bearer(token) })).status !== 401);
});

test('requests are counted by all replicas together', async () => {
  const limit = 20;
  // Another database of the same Redis, so that no other requests are counted.
  const own = { REDIS_URL: `${stack.addresses.redis}/1`, RATE_LIMIT_PER_MINUTE: String(limit) };
  const pair = await Promise.all(
    both.map(async () => startReplica('catalogue', stack.addresses, { ...own, PORT: String(await freePort()) })),
  );
  const statuses: number[] = [];
  for (let turn = 0; turn < limit * 2; turn += 1)
    statuses.push((await call(`${pair[turn % 2]?.url}/api/category`)).status);
  await Promise.all(pair.map((replica) => replica.stop()));
  expect(statuses.filter((status) => status === 200)).toHaveLength(limit);
  expect(statuses.slice(limit).every((status) => status === 429)).toBe(true);
});

test.each(everyOwner)('both replicas of %s are exchanged under load, and no request fails', async (owner) => {
  const [admin, { token, ...account }] = await Promise.all([logIn(url), newLearner(url)]);
  const path = await upload(url, admin, await newPicture());
  const load = startLoad([
    async () =>
      void (await expectStatus(
        200,
        call(`${url}/api/courseProgress/public-course-content-by-category/?category_id=0&limit=6`),
      )),
    async () =>
      void (await expectStatus(
        201,
        call(`${url}/api/category`, {
          method: 'POST',
          headers: bearer(admin),
          body: { CategoryName: crypto.randomUUID() },
        }),
      )),
    async () => void (await expectStatus(200, call(`${url}/auth/me`, { headers: bearer(token) }))),
    async () => void (await logIn(url, account)),
    async () => void (await expectStatus(200, call(url + path))),
    async () =>
      void (await expectStatus(200, call(`${url}/course/available-course`, { headers: { accept: 'text/html' } }))),
    async () => void (await expectStatus(200, call(`${url}/remotes.json`))),
    async () => void (await upload(url, admin, await newPicture())),
  ]);
  await load.more(20);
  const codes = [];
  for (const index of both) {
    codes.push(await stack.exchange(owner, index));
    await load.more(20);
  }
  const failures = await load.stop();
  expect(failures.length > 0 ? [...failures, stack.output()] : []).toEqual([]);
  expect(codes).toEqual([0, 0]);
});

test('a slice is released under load and rolled back, and no request fails', async () => {
  const versions: string[] = [];
  const { data } = stack.addresses;
  const visitor = async (): Promise<void> => void versions.push(await openSlice(url, 'mf_public'));
  const reader = async (): Promise<void> =>
    void (await expectStatus(200, call(`${url}/course/available-course`, { headers: { accept: 'text/html' } })));
  const load = startLoad([visitor, visitor, reader, reader]);
  await load.more(20);
  expect(await command('release', data, 'mf-public')).toContain('visitors get');
  const released = (await remotesOf(url)).mf_public?.version;
  await load.more(40);
  expect(await command('rollback', data, 'mf-public')).toContain(older);
  await load.more(40);
  expect(await load.stop()).toEqual([]);
  expect(released).not.toBe(older);
  // At each moment one version is served: first the old, then the new, then the old again.
  const changes = versions.filter((version, index) => version !== versions[index - 1]);
  expect([changes[0], changes.at(-1)]).toEqual([older, older]);
  expect(new Set(changes)).toEqual(new Set([older, released]));
}, 600_000);

test('the edge in front of two replicas of each service answers each request like the platform of `npm start`', async () => {
  const { data, database } = stack.addresses;
  const variables = {
    PLATFORM_ROOT: top,
    DATA_DIR: data,
    DATABASE_URL: database,
    DEMO_DATA: 'false',
    RATE_LIMIT_PER_MINUTE: '100000',
    TRUST_PROXY: '127.0.0.1',
    // Pages name it in their canonical addresses.
    PUBLIC_URL: url,
  };
  const platform = await startProcess(['--import', 'tsx', 'tools/tests/support/run-platform.ts'], {
    ...variables,
    PORT: String(await freePort()),
  });
  const { picture, path, ...subjects } = await subjectsBehind(url);
  await upload(platform.url, subjects.token, picture);
  const html = await expectStatus(200, call<string>(url, { headers: { accept: 'text/html' } }));
  const script = /src="(\/[^"]*\.[0-9a-f]{8,}\.js)"/.exec(html)?.[1] ?? '';
  const released = (await remotesOf(url)).mf_public?.preload[0] ?? '';
  const all = { ...subjects, picture: path, files: { script, released } };
  const pages = pageCases(all);
  const cases = [...pages, ...pathCases, ...serviceCases(all)];
  // A page has no content while its data are late, as they may be at its first reading, which each process does by itself.
  for (const origin of [url, url, platform.url]) for (const one of pages) await send(origin, one);
  const unexpected = await unlikeAnswers(url, platform.url, cases);
  expect(await platform.stop()).toBe(0);
  expect(cases.length).toBeGreaterThanOrEqual(60);
  expect(unexpected).toEqual([]);
});

const remoteIds: readonly RemoteId[] = readdirSync(top)
  .map((name) => name.replaceAll('-', '_'))
  .filter(isRemoteId);
const everyRemote: readonly [RemoteId][] = remoteIds.map((id) => [id]);

test.each(everyRemote)('with the files of %s gone, the rest answers', async (broken) => {
  await stack.edge.change({ blocked: [`/mf/${broken}/`] });
  const remotes = await remotesOf(url);
  expect((await call(url + remotes[broken]?.manifest)).status).toBe(503);
  for (const id of remoteIds.filter((other) => other !== broken)) await openSlice(url, id);
  for (const path of ['/', '/login', '/dashboard/home', '/course/module-master', '/course/course-progress/4']) {
    await expectStatus(200, call(url + path, { headers: { accept: 'text/html' } }));
  }
  await expectStatus(200, call(`${url}/api/category`));
  await stack.edge.change({ blocked: [] });
  await openSlice(url, broken);
});

test('a share whose release fails for its visitors ends, with pages and support in processes of their own', async () => {
  const { data, services } = stack.addresses;
  await layOutShare(data, 'mf-reports', 20);
  const listed = async () => (await remotesOf(url)).mf_reports;
  expect(await listed()).toMatchObject({ version: older, candidate: { version: shared, percent: 20 } });
  const body = { slice: 'mf_reports', version: shared, kind: 'render', message: 'x is undefined', page: '/' };
  for (const network of [1, 2, 3, 4, 5]) {
    // Not through the edge, which says itself where a client is.
    const headers = { 'x-forwarded-for': `10.0.${network}.1` };
    await expectStatus(204, call(`${services.support}/api/client-errors`, { method: 'POST', headers, body }));
  }
  while ((await listed())?.candidate) await pause(100);
  expect((await listed())?.version).toBe(older);
});
