import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { lessonPaths } from '@vidyapath/http/lesson-paths';
import { createTestDatabase, patientPool, type TestDatabase } from '@vidyapath/kit-testing/test-database';
import { until } from '@vidyapath/kit-testing/until';
import { prepareServices, type Services } from '../services';
import { createPlatformUnderTest, noVariables, quietConfig } from '../testing/platform-under-test';
import { loadDemoData } from './load-demo-data';
import { loadDemoLearning } from './load-demo-learning';

const root = resolve(__dirname, '../../../..');
let database: TestDatabase;
let dataDir: string;
let services: Services;
let platform: Awaited<ReturnType<typeof createPlatformUnderTest>>;
const closers: (() => Promise<unknown>)[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  dataDir = await mkdtemp(join(tmpdir(), 'vidyapath-demo-'));
  const config = { ...quietConfig, ...noVariables, DATA_DIR: dataDir, PAYMENTS: 'simulated' } as const;
  services = await prepareServices(config, database.url, (closer) => closers.push(closer), patientPool);
  platform = await createPlatformUnderTest(services.mount);
  await loadDemoData(services, { root, say: () => undefined });
  // Some hundred pictures are made, on a machine that may be busy.
}, 300_000);
afterAll(async () => {
  await platform.close();
  for (const close of closers) await close();
  await database.drop();
  await rm(dataDir, { recursive: true });
});

interface PublicCourse {
  CourseId: number;
  CourseName: string;
  CourseLanguage: string;
  BannerImage: string;
  IsPremium: boolean;
  ActualPrice: number;
  DiscountedPrice: number;
}

async function signIn(email: string, password: string): Promise<{ authorization: string }> {
  const answer = await platform.app.inject({ method: 'POST', url: '/auth/login', payload: { email, password } });
  return { authorization: `Bearer ${answer.json<{ access_token: string }>().access_token}` };
}

async function listed<Row>(url: string, headers = {}): Promise<Row[]> {
  return (await platform.app.inject({ url, headers })).json<Row[]>();
}

test.each([
  ['admin@vidyapath.example', 'Admin@123', 'Admin'],
  ['staff@vidyapath.example', 'Staff@123', 'Staff'],
  ['learner@vidyapath.example', 'Learner@123', 'User'],
])('%s can log in', async (email, password, role) => {
  const { authorization } = await signIn(email, password);
  const claims = JSON.parse(Buffer.from(authorization.split('.')[1] ?? '', 'base64url').toString()) as { role: string };
  expect(claims.role).toBe(role);
});

test('the public catalogue shows both languages, free and premium, with and without discount', async () => {
  const courses = await listed<PublicCourse>(
    '/api/courseProgress/public-course-content-by-category/?category_id=0&limit=100',
  );
  expect((await listed('/api/category')).length).toBeGreaterThanOrEqual(5);
  expect(courses.length).toBeGreaterThanOrEqual(24);
  expect(new Set(courses.map(({ CourseLanguage }) => CourseLanguage))).toEqual(new Set(['English', 'Hindi']));
  expect(courses.some(({ ActualPrice }) => ActualPrice === 0)).toBe(true);
  expect(courses.some(({ IsPremium }) => IsPremium)).toBe(true);
  expect(courses.some(({ ActualPrice, DiscountedPrice }) => DiscountedPrice < ActualPrice)).toBe(true);
  expect(courses.some(({ ActualPrice, DiscountedPrice }) => ActualPrice > 0 && DiscountedPrice === ActualPrice)).toBe(
    true,
  );
  expect(new Set(courses.map(({ BannerImage }) => BannerImage)).size).toBe(courses.length);
});

test('the reports of people have at least eight weeks', async () => {
  const admin = await signIn('admin@vidyapath.example', 'Admin@123');
  const [to, from] = [0, 60].map((days) =>
    new Date(Date.now() - days * 86_400_000 + 5.5 * 3_600_000).toISOString().slice(0, 10),
  );
  const weeks = async (name: string) =>
    (
      await platform.app.inject({ url: `/auth/reports/${name}?from=${from}&to=${to}&group_by=week`, headers: admin })
    ).json<{ rows: object[]; totals: Record<string, number> }>();
  expect((await weeks('users')).rows.length).toBeGreaterThanOrEqual(8);
  const { rows, totals } = await weeks('logins');
  expect(rows.length).toBeGreaterThanOrEqual(8);
  for (const name of ['succeeded', 'failed', 'locked', 'people']) expect(totals[name]).toBeGreaterThan(0);
});

test('plans are on sale before and without the demo’s sales, which only the simulated gateway has', async () => {
  const plans = await listed<{ title: string; price_paise: number }>('/api/commerce/plans');
  expect(plans.map(({ title, price_paise }) => [title, price_paise])).toEqual([
    ['Course Bundle', 99_900],
    ['2 Year Subscription', 199_900],
    ['Lifetime Access', 499_900],
  ]);
});

test('some courses are not public yet', async () => {
  const all = await listed<{ is_public: boolean }>('/api/course', await signIn('staff@vidyapath.example', 'Staff@123'));
  expect(all.filter((course) => !course.is_public).length).toBeGreaterThan(0);
});

test('course 4 has 12 modules and 40 videos that this server sends', async () => {
  const lessons = await platform.app.inject({
    url: '/api/courseProgress/course-progress/?course_id=4',
    headers: await signIn('learner@vidyapath.example', 'Learner@123'),
  });
  const rows = lessons.json<{ ModuleId: number; VideoUrl: string; DurationInSeconds: number }[]>();
  const [cookie = ''] = String(lessons.headers['set-cookie']).split(';');
  expect(rows).toHaveLength(40);
  expect(new Set(rows.map(({ ModuleId }) => ModuleId)).size).toBe(12);
  for (const url of new Set(rows.map(({ VideoUrl }) => VideoUrl))) {
    const answer = await platform.app.inject({ url, headers: { range: 'bytes=0-99', cookie } });
    expect(answer.statusCode).toBe(206);
    expect(answer.headers['content-type']).toMatch(/^video\/(mp4|webm)$/);
  }
});

test('a lesson of a paid course is an asset that is ready, with captions in both languages', async () => {
  const { media, catalogue } = services.databases;
  const [file] = await media('asset_file')
    .where({ state: 'ready', playable: true })
    .select<{ asset_id: string }[]>('asset_id');
  const captions = await media('caption')
    .where({ asset_id: file?.asset_id, approved: true })
    .orderBy('language')
    .pluck('language');
  expect(captions).toEqual(['en', 'hi']);
  const videos = await catalogue('module_videos').where('video_url', `/media/lessons/${file?.asset_id}`);
  expect(videos).toMatchObject([{ video_title: 'Ten per cent and its friends', duration_in_seconds: 240 }]);
  const staff = await signIn('staff@vidyapath.example', 'Staff@123');
  const vtt = await platform.app.inject({
    url: lessonPaths.assetCaptionsFile(String(file?.asset_id), 'hi'),
    headers: staff,
  });
  expect(vtt.body).toMatch(/^WEBVTT\n\n00:00:00.000 --> 00:00:05.000\nनमस्ते/);
});

test('banners have the widths that the screens use', async () => {
  const [course] = await listed<PublicCourse>(
    '/api/courseProgress/public-course-content-by-category/?category_id=0&limit=1',
  );
  for (const url of [course?.BannerImage, course?.BannerImage.replace('.webp', '-320.webp')]) {
    const answer = await platform.app.inject(url ?? '');
    expect(answer).toMatchObject({ statusCode: 200 });
    expect(answer.headers['content-type']).toBe('image/webp');
  }
});

test('a new course accepts files that media issued, and no others', async () => {
  const headers = await signIn('staff@vidyapath.example', 'Staff@123');
  const [stored] = await listed<{ course_id: number; banner_image: string; video_path: string }>(
    '/api/course?limit=1',
    headers,
  );
  const create = (over: object) =>
    platform.app.inject({
      method: 'POST',
      url: '/api/course',
      headers,
      payload: { ...stored, course_name: 'Same files', ...over },
    });
  expect(stored?.video_path).toMatch(/^\/media\//);
  expect((await create({})).statusCode).toBe(201);
  for (const field of ['banner_image', 'video_path']) {
    for (const path of ['/media/banner.webp', `/media/${'0'.repeat(64)}.webp`]) {
      const refused = await create({ [field]: path });
      expect([
        refused.statusCode,
        refused.json<{ errors: { field: string }[] }>().errors.map((error) => error.field),
      ]).toEqual([400, [field]]);
    }
  }
});

test('people have learned, once, and a course shows the mean of its reviews', async () => {
  const learn = () => loadDemoLearning(services, { PAYMENTS: 'simulated', DATA_DIR: dataDir });
  await learn();
  const headers = await signIn('learner@vidyapath.example', 'Learner@123');
  const own = await listed<{ course_name: string; percent: number }>('/api/learning/my-courses', headers);
  expect(own).toMatchObject([
    { course_name: 'Python for Absolute Beginners', percent: 50 },
    { course_name: 'JavaScript for Real Projects', percent: 60 },
    { course_name: 'Drawing Every Day', percent: 100 },
  ]);
  await until(async () => {
    const courses = await listed<{ CourseName: string; ReviewCount: number }>(
      '/api/courseProgress/public-course-content-by-category/?category_id=0&limit=100',
    );
    return courses.find(({ ReviewCount }) => ReviewCount === 7);
  });
  const staff = await signIn('staff@vidyapath.example', 'Staff@123');
  const reviews = () => listed('/api/learning/reviews', staff);
  const before = await reviews();
  await learn();
  expect(await reviews()).toEqual(before);
});

test('a second load changes nothing', async () => {
  const staff = await signIn('staff@vidyapath.example', 'Staff@123');
  await platform.app.inject({ method: 'DELETE', url: '/api/course/1', headers: staff });
  const before = await listed('/api/course', staff);
  const files = await readdir(join(dataDir, 'media'));
  await loadDemoData(services, { root, say: () => undefined });
  expect(await listed('/api/course', staff)).toEqual(before);
  expect(await readdir(join(dataDir, 'media'))).toEqual(files);
});
