import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { seedUsers } from '@vidyapath/auth/app';
import type { OpenHandout } from '@vidyapath/http/handouts';
import { lessonPaths } from '@vidyapath/http/lesson-paths';
import type { ModuleVideo } from '@vidyapath/http/module-video';
import { paths } from '@vidyapath/http/paths';
import type { Play } from '@vidyapath/http/play';
import { multipartBody, multipartType } from '@vidyapath/kit-testing/multipart';
import { createTestDatabase, patientPool } from '@vidyapath/kit-testing/test-database';
import { until } from '@vidyapath/kit-testing/until';
import { storeDemoFile, storeDemoLesson, storeLessonFile } from '@vidyapath/media/app';
import { createLessonLinks } from '@vidyapath/service-kit/domain/access/lesson-links';
import { lessonLinkSecret } from './lesson-link-secret';
import { prepareServices, type Services } from './services';
import { type CoursesOnSale, createCoursesOnSale } from './testing/courses-on-sale';
import { createPlatformUnderTest, noVariables, quietConfig } from './testing/platform-under-test';

const closers: (() => Promise<unknown>)[] = [];
let services: Services;
let platform: Awaited<ReturnType<typeof createPlatformUnderTest>>;
let courses: CoursesOnSale;
let secret: string;
let people: Record<string, { id: number; authorization: string }>;

const clip = Buffer.from('a clip of the tests');
const password = 'Password@1';
const grantsOf = {
  'without a course': [],
  'with the course': [{ source: 'given' }],
  'with another course': [{ source: 'given', elsewhere: true }],
  'with a plan of all courses': [{ source: 'given', all: true }],
  'whose access has ended': [{ source: 'given', ends_at: new Date(Date.now() - 1_000) }],
  'who asks for a refund': [{ source: 'given' }],
  'who was refunded': [{ source: 'given', revoked_at: new Date() }],
  'who was refunded one of two': [{ source: 'given', revoked_at: new Date() }, { source: 'given' }],
} as const;
type Holder = keyof typeof grantsOf;
const holders = Object.keys(grantsOf) as Holder[];
const names = ['Staff', 'Admin', ...holders];
const emailOf = (index: number) => `person${index}@example.com`;

beforeAll(async () => {
  const database = await createTestDatabase();
  const dataDir = await mkdtemp(join(tmpdir(), 'vidyapath-access-'));
  closers.push(
    () => rm(dataDir, { recursive: true }),
    () => database.drop(),
  );
  const config = { ...quietConfig, ...noVariables, DATA_DIR: dataDir };
  services = await prepareServices(config, database.url, (closer) => closers.push(closer), patientPool);
  secret = lessonLinkSecret(join(dataDir, 'lesson-link-secret'));
  platform = await createPlatformUnderTest(services.mount);
  closers.push(platform.close);
  await seedUsers(
    services.databases.auth,
    names.map((name, index) => ({
      name,
      email: emailOf(index),
      password,
      role: name === 'Staff' || name === 'Admin' ? name : 'User',
    })),
  );
  people = {};
  for (const [index, name] of names.entries()) people[name] = await signIn(emailOf(index));
  courses = await createCoursesOnSale(platform.app, people.Staff?.authorization ?? '', {
    lesson: await storeLessonFile(services.storage, 'lesson.mp4', clip),
    introduction: await storeDemoFile(services.storage, 'introduction.mp4', clip),
  });
  const { commerce } = services.databases;
  await until(async () => (await commerce('courses')).length >= 4 || undefined);
  for (const name of holders) {
    for (const { elsewhere, all, ...grant } of grantsOf[name] as readonly { elsewhere?: true; all?: true }[]) {
      const ids = all ? [null] : elsewhere ? [courses.other] : [courses.paid, courses.hidden];
      for (const course_id of ids)
        await commerce('grants').insert({
          user_id: people[name]?.id,
          scope: course_id === null ? 'all' : 'course',
          course_id,
          starts_at: new Date(Date.now() - 60_000),
          created_at: new Date(),
          ...grant,
        });
    }
  }
});
afterAll(async () => {
  for (const close of closers.toReversed()) await close();
});

async function signIn(email: string) {
  const answer = await platform.app.inject({ method: 'POST', url: '/auth/login', payload: { email, password } });
  if (answer.statusCode !== 200) throw new Error(`The login of ${email} answered ${answer.body}`);
  const { access_token: token } = answer.json<{ access_token: string }>();
  const { id } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { id: number };
  return { id, authorization: `Bearer ${token}` };
}

const lessonsOf = (course: number, name: string) => {
  const headers = people[name] ? { authorization: people[name].authorization } : {};
  return platform.app.inject({ url: `/api/courseProgress/course-progress?course_id=${course}`, headers });
};

/** The status of a course's lessons and, if there are any, of one of their files. */
async function statusesOf(course: number, name: string): Promise<number[]> {
  const lessons = await lessonsOf(course, name);
  if (lessons.statusCode !== 200) return [lessons.statusCode];
  const [cookie = ''] = String(lessons.headers['set-cookie']).split(';');
  const [row] = lessons.json<{ VideoUrl: string }[]>();
  const file = await platform.app.inject({ url: row?.VideoUrl ?? '', headers: { cookie, range: 'bytes=0-3' } });
  return [lessons.statusCode, file.statusCode];
}

const open = [200, 206];
const expectations = [
  ['not signed in', { paid: [401], free: [401], hidden: [401] }],
  ['without a course', { paid: [403], free: open, hidden: [404] }],
  ['with the course', { paid: open, free: open, hidden: open }],
  ['with another course', { paid: [403], free: open, hidden: [404] }],
  ['with a plan of all courses', { paid: open, free: open, hidden: [404] }],
  ['whose access has ended', { paid: [403], free: open, hidden: [404] }],
  ['who was refunded', { paid: [403], free: open, hidden: [404] }],
  ['who was refunded one of two', { paid: open, free: open, hidden: open }],
  ['Staff', { paid: open, free: open, hidden: open }],
  ['Admin', { paid: open, free: open, hidden: open }],
] as const;
test.each(expectations)('the lessons and their files: %s', async (name, expected) => {
  const { paid, free, hidden } = courses;
  expect({
    paid: await statusesOf(paid, name),
    free: await statusesOf(free, name),
    hidden: await statusesOf(hidden, name),
  }).toEqual(expected);
  expect(await statusesOf(2_000_000_000, name)).toEqual([name === 'not signed in' ? 401 : 404]);
});

const play = async (course: number, name: string, authorization = people[name]?.authorization) => {
  const [lesson] = (await lessonsOf(course, 'Staff')).json<{ VideoId: number }[]>();
  const headers = authorization ? { authorization } : {};
  const payload = { video_id: lesson?.VideoId };
  return platform.app.inject({ method: 'POST', url: lessonPaths.play, headers, payload });
};

/** The status of `play`, and where it gives a cookie, that of the file which the cookie opens. */
async function playedBy(course: number, name: string): Promise<number[]> {
  const answer = await play(course, name);
  if (answer.statusCode !== 200) return [answer.statusCode];
  const [cookie = ''] = String(answer.headers['set-cookie']).split(';');
  const { url } = answer.json<Play>();
  const file = await platform.app.inject({ url, headers: { cookie, range: 'bytes=0-3' } });
  return [answer.statusCode, file.statusCode];
}

test.each(expectations)('playing the lessons: %s', async (name, expected) => {
  const { paid, free, hidden } = courses;
  // Nobody is told that a hidden course exists.
  const ofHidden = name === 'not signed in' ? [404] : expected.hidden;
  expect([await playedBy(paid, name), await playedBy(free, name), await playedBy(hidden, name)]).toEqual([
    expected.paid,
    expected.free,
    ofHidden,
  ]);
});

test('the cookie of an uploaded lesson opens each address in the answer, and none without it or by that of another asset', async () => {
  const { storage, databases } = services;
  const folder = resolve(__dirname, '../demo/lesson');
  const { path } = await storeDemoLesson(storage, databases.media, folder, people.Staff?.id ?? 0);
  await changeLesson(courses.other, path);
  expect((await play(courses.other, 'without a course')).statusCode).toBe(403);
  const answer = await play(courses.other, 'with another course');
  const { kind, url, audio_url, poster, storyboard, captions, renditions } = answer.json<Play>();
  expect([kind, captions.map(({ language }) => language), renditions.length]).toEqual(['stream', ['en', 'hi'], 6]);
  const base = url.replace('/master.m3u8', '');
  const urls = [url, audio_url, poster, storyboard?.url, ...captions.map((one) => one.url), `${base}/240p/s00001.m4s`];
  const [cookie = ''] = String(answer.headers['set-cookie']).split(';');
  const links = createLessonLinks(secret);
  const [another = ''] = links.setAssetCookie(randomUUID(), 'a session', false).split(';');
  for (const address of urls) {
    const statusOf = async (value: string) =>
      (await platform.app.inject({ url: address ?? '', headers: { cookie: value } })).statusCode;
    expect([address, await statusOf(cookie), await statusOf(''), await statusOf(another)]).toEqual([
      address,
      200,
      403,
      403,
    ]);
  }
});

async function changeLesson(course: number, video_url: string): Promise<void> {
  const headers = { authorization: people.Staff?.authorization ?? '' };
  const list = await platform.app.inject({ url: `${paths.moduleVideos}?course_id=${course}`, headers });
  const [video] = list.json<ModuleVideo[]>();
  const url = paths.moduleVideo(video?.video_id ?? 0);
  const changed = await platform.app.inject({ method: 'PUT', url, headers, payload: { ...video, video_url } });
  expect(changed.statusCode).toBe(200);
}

test('a grant that is taken back, as by a refund, stops playing: no further cookie, and the last one ends in 10 minutes', async () => {
  const last = await play(courses.paid, 'who asks for a refund');
  const [cookie = ''] = String(last.headers['set-cookie']).split(';');
  const { url, expires_at } = last.json<Play>();
  const holder = people['who asks for a refund']?.id;
  const [grant] = await services.databases
    .commerce('grants')
    .where({ user_id: holder, course_id: courses.paid })
    .pluck<string[]>('grant_id');
  const revoked = await platform.app.inject({
    method: 'DELETE',
    url: paths.grant(grant ?? ''),
    headers: { authorization: people.Admin?.authorization ?? '' },
    payload: { reason: 'A refund' },
  });
  expect(revoked.statusCode).toBe(204);
  expect((await play(courses.paid, 'who asks for a refund')).statusCode).toBe(403);
  const statusOf = async (value: string) =>
    (await platform.app.inject({ url, headers: { cookie: value, range: 'bytes=0-3' } })).statusCode;
  expect(await statusOf(cookie)).toBe(206);
  expect(Date.parse(expires_at ?? '') - Date.now()).toBeLessThanOrEqual(600_000);
  const ended = createLessonLinks(secret, () => Date.now() - 600_000);
  const name = url.replace('/media/lessons/', '');
  expect(await statusOf(ended.setFileCookie(name, 'a session', false))).toBe(403);
  // The secret is that of the services.
  expect(await statusOf(createLessonLinks(secret).setFileCookie(name, 'a session', false))).toBe(206);
});

test('after a logout nothing more is opened, and what was opened ends by itself', async () => {
  const { authorization } = await signIn(emailOf(names.indexOf('with the course')));
  const ask = () => play(courses.paid, 'with the course', authorization);
  const before = await ask();
  await platform.app.inject({ method: 'POST', url: paths.logout, headers: { authorization } });
  await until(async () => (await ask()).statusCode === 401 || undefined);
  const [cookie = ''] = String(before.headers['set-cookie']).split(';');
  const file = await platform.app.inject({ url: before.json<Play>().url, headers: { cookie, range: 'bytes=0-3' } });
  expect(file.statusCode).toBe(206);
  expect(Date.parse(before.json<Play>().expires_at ?? '') - Date.now()).toBeLessThanOrEqual(600_000);
});

test('a refused course has its own type of problem', async () => {
  const refused = await lessonsOf(courses.paid, 'without a course');
  expect(refused.json()).toMatchObject({ status: 403, type: '/problems/course-not-bought' });
});

test('the address of a lesson is refused to other users, even with access to the course', async () => {
  const [row] = (await lessonsOf(courses.paid, 'with the course')).json<{ VideoUrl: string }[]>();
  const url = row?.VideoUrl ?? '';
  for (const name of ['with a plan of all courses', 'Staff', 'not signed in']) {
    const [cookie = ''] = String((await lessonsOf(courses.free, name)).headers['set-cookie']).split(';');
    const headers = { cookie, ...(people[name] && { authorization: people[name].authorization }) };
    expect([name, (await platform.app.inject({ url, headers })).statusCode]).toEqual([name, 403]);
  }
});

test('without its signature a lesson is refused to every user, and an introduction is public', async () => {
  const path = (await lessonsOf(courses.paid, 'Staff')).json<{ VideoUrl: string }[]>()[0]?.VideoUrl.split('?')[0] ?? '';
  const statusOf = async (url: string, headers = {}) => (await platform.app.inject({ url, headers })).statusCode;
  expect(await statusOf(path)).toBe(403);
  for (const { authorization } of Object.values(people)) expect(await statusOf(path, { authorization })).toBe(403);
  expect(await statusOf(courses.introduction)).toBe(200);
});

test('a file of a lesson opens for those who may learn its course, in the browser that asked for its address', async () => {
  const headersOf = (name: string) => (people[name] ? { authorization: people[name].authorization } : {});
  const [row] = (await lessonsOf(courses.paid, 'Staff')).json<{ VideoId: number }[]>();
  const url = lessonPaths.handouts(row?.VideoId ?? 0);
  const pdf = '%PDF-1.7\nof the tests\n%%EOF\n';
  const sent = await platform.app.inject({
    method: 'POST',
    url,
    payload: multipartBody({ field: 'title', content: 'Formulas' }, { field: 'file', filename: 'a.pdf', content: pdf }),
    headers: { ...headersOf('Staff'), 'content-type': multipartType },
  });
  expect(sent.statusCode).toBe(201);
  const listed = async (name: string) => {
    const answer = await platform.app.inject({ url, headers: headersOf(name) });
    const [cookie = ''] = String(answer.headers['set-cookie']).split(';');
    const [handout] = answer.statusCode === 200 ? answer.json<OpenHandout[]>() : [];
    return { status: answer.statusCode, cookie, address: handout?.url ?? '' };
  };
  const open = (address: string, cookie: string) => platform.app.inject({ url: address, headers: { cookie } });
  const buyer = await listed('with the course');
  const file = await open(buyer.address, buyer.cookie);
  expect([file.statusCode, file.body, file.headers['content-disposition']]).toEqual([
    200,
    pdf,
    `attachment; filename="Formulas.pdf"; filename*=UTF-8''Formulas.pdf`,
  ]);
  expect((await open(buyer.address, (await listed('Staff')).cookie)).statusCode).toBe(403);
  const refused = ['not signed in', 'without a course', 'whose access has ended', 'who was refunded'];
  expect(await Promise.all(refused.map(async (name) => (await listed(name)).status))).toEqual([401, 403, 403, 403]);
});

test('no route answers the address of a lesson to a user who has not bought its course', async () => {
  const { paid } = courses;
  // The stream of notifications has no end, and contains only a number.
  const reads = platform.app.routeTable.filter(
    ({ method, path }) => method === 'GET' && !path.includes('/internal/') && !path.endsWith('/stream'),
  );
  const answers: string[] = [];
  for (const { path } of reads)
    for (const query of ['', `?course_id=${paid}`, `?CourseId=${paid}`])
      for (const name of ['not signed in', 'without a course', 'who was refunded']) {
        const url = path.replace(/:\w+\??|\*/g, String(paid)) + query;
        const headers = people[name] ? { authorization: people[name].authorization } : {};
        const answer = await platform.app.inject({ url, headers });
        if (answer.statusCode === 200) answers.push(`${path} ${answer.payload}`);
      }
  expect(answers.length).toBeGreaterThan(30);
  expect(answers.filter((answer) => /\/media\/lessons\/[0-9a-f]{64}/.test(answer))).toEqual([]);
});

test('these are all routes that check who may learn', () => {
  const checkedRoutes = platform.app.routeTable.filter(({ learns }) => learns);
  expect(checkedRoutes.map(({ method, path }) => `${method} ${path}`).toSorted()).toEqual([
    'DELETE /api/learning/courses/:id/my-review',
    'GET /api/courseProgress/course-progress',
    'GET /api/learning/courses/:course_id/progress',
    'GET /api/learning/courses/:id/my-review',
    'GET /api/learning/courses/:id/threads',
    'POST /api/learning/courses/:id/threads',
    'PUT /api/learning/courses/:id/my-review',
  ]);
});
