import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LearnedCourse } from '@vidyapath/http/learning-progress';
import type { ModuleVideo } from '@vidyapath/http/module-video';
import { paths } from '@vidyapath/http/paths';
import { createTestDatabase, patientPool } from '@vidyapath/kit-testing/test-database';
import { until } from '@vidyapath/kit-testing/until';
import { prepareServices } from './services';
import { createPlatformUnderTest, noVariables, quietConfig } from './testing/platform-under-test';

const admin = { email: 'first@vidyapath.example', password: 'Open#Sesame1' };
const closers: (() => Promise<unknown>)[] = [];
afterAll(async () => {
  for (const close of closers.toReversed()) await close();
});

/** The platform, as its administrator uses it. */
async function startPlatform() {
  const database = await createTestDatabase();
  const dataDir = await mkdtemp(join(tmpdir(), 'vidyapath-learning-'));
  closers.push(
    () => rm(dataDir, { recursive: true }),
    () => database.drop(),
  );
  const config = {
    ...quietConfig,
    ...noVariables,
    ADMIN_EMAIL: admin.email,
    ADMIN_PASSWORD: admin.password,
    DATA_DIR: dataDir,
  };
  const services = await prepareServices(config, database.url, (closer) => closers.push(closer), patientPool);
  const { app, close } = await createPlatformUnderTest(services.mount);
  closers.push(close);
  await app.ready();
  const login = await app.inject({ method: 'POST', url: '/auth/login', payload: admin });
  const headers = { authorization: `Bearer ${login.json<{ access_token: string }>().access_token}` };
  const send = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) =>
    app.inject({ method, url, headers, ...(payload && { payload }) });
  const post = async (url: string, payload: object): Promise<Record<string, unknown>> =>
    (await send('POST', url, payload)).json();

  const { CategoryId } = await post('/api/category', { CategoryName: 'Mathematics' });
  const { course_id } = await post('/api/course', {
    course_name: 'Algebra',
    course_description: 'About it',
    course_info: '<p>All of it</p>',
    course_language: 'English',
    banner_image: 'https://images.example/algebra.png',
    author: 'Asha',
    rating: 4.5,
    actual_price: 499,
    discounted_price: 399,
    is_premium: true,
    is_best_seller: false,
    video_path: 'https://archive.org/details/lesson',
    is_public: true,
    category_id: CategoryId,
  });
  const { ModuleId } = await post('/api/courseModule', {
    CourseId: course_id,
    ModuleName: 'Numbers',
    ModuleDescription: 'About them',
  });
  const lesson = async (title: string): Promise<ModuleVideo> => {
    const video_url = 'https://archive.org/details/lesson';
    const body = { course_id, module_id: ModuleId, video_title: title, video_url, duration_in_seconds: 60 };
    return (await send('POST', '/api/courseModule/moduleVideo', body)).json();
  };
  return {
    send,
    lesson,
    course_id: Number(course_id),
    report: (video_id: number) =>
      send('PUT', paths.lessonProgress(video_id), { position_seconds: 60, ranges: [[0, 60]] }),
    progress: async (): Promise<LearnedCourse> => (await send('GET', paths.learnedCourse(Number(course_id)))).json(),
  };
}

test('in one process learning asks catalogue for a lesson and gets an event when its course changes and when it is deleted', async () => {
  const { send, lesson, course_id, report, progress } = await startPlatform();
  const { video_id } = await lesson('Primes');
  expect((await report(video_id)).json()).toMatchObject({ accepted: true, course: { course_id, percent: 100 } });

  await lesson('Fractions');
  await until(async () => ((await progress()).total_videos === 2 ? true : undefined));
  expect((await progress()).percent).toBe(50);

  expect((await send('DELETE', `/api/course/${course_id}`)).statusCode).toBe(204);
  await until(async () => ((await report(video_id)).statusCode === 404 ? true : undefined));
});

test('unpublishing five of six lessons leaves totals at once and gives nobody a certificate', async () => {
  const { send, lesson, report, progress } = await startPlatform();
  const first = await lesson('Primes');
  const five: ModuleVideo[] = [];
  for (const title of ['Fractions', 'Roots', 'Powers', 'Sums', 'Series']) five.push(await lesson(title));
  await until(async () => ((await progress()).total_videos === 6 ? true : undefined));
  expect((await report(first.video_id)).json()).toMatchObject({ course: { percent: 16 } });
  const publish = async (is_published: boolean) => {
    for (const video of five) {
      const url = `/api/courseModule/moduleVideo/${video.video_id}`;
      expect((await send('PUT', url, { ...video, is_published })).statusCode).toBe(200);
    }
  };
  const read = async (url: string): Promise<unknown> => (await send('GET', url)).json();

  await publish(false);
  await until(async () => ((await progress()).total_videos === 1 ? true : undefined));
  expect((await report(first.video_id)).json()).toMatchObject({ course: { percent: 100, completed_at: null } });
  expect(await read(paths.myCourses)).toMatchObject([{ total_videos: 1, percent: 100, next: null }]);
  expect(await read(paths.certificates)).toEqual([]);

  await publish(true);
  await until(async () => ((await progress()).total_videos === 6 ? true : undefined));
  expect(await read(paths.myCourses)).toMatchObject([{ total_videos: 6, percent: 16, completed_at: null }]);
});
