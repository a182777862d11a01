import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestDatabase } from '@vidyapath/kit-testing/test-database';
import { until } from '@vidyapath/kit-testing/until';
import { prepareServices } from './services';
import { createPlatformUnderTest, noVariables, quietConfig } from './testing/platform-under-test';

const admin = { email: 'first@vidyapath.example', password: 'Open#Sesame1' };
const closers: (() => Promise<unknown>)[] = [];
afterAll(async () => {
  for (const close of closers.toReversed()) await close();
});

test('in one process learning asks catalogue for a lesson and gets an event when its course changes and when it is deleted', async () => {
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
  const services = await prepareServices(config, database.url, (closer) => closers.push(closer));
  const { app, close } = await createPlatformUnderTest(services.mount);
  closers.push(close);
  await app.ready();
  const login = await app.inject({ method: 'POST', url: '/auth/login', payload: admin });
  const headers = { authorization: `Bearer ${login.json<{ access_token: string }>().access_token}` };
  const post = async (url: string, payload: object): Promise<Record<string, unknown>> =>
    (await app.inject({ method: 'POST', url, payload, headers })).json();

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
  const lesson = (title: string) =>
    post('/api/courseModule/moduleVideo', {
      course_id,
      module_id: ModuleId,
      video_title: title,
      video_url: 'https://archive.org/details/lesson',
      duration_in_seconds: 60,
    });
  const { video_id } = await lesson('Primes');
  const url = `/api/learning/progress/${String(video_id)}`;
  const payload = { position_seconds: 60, ranges: [[0, 60]] };
  const report = () => app.inject({ method: 'PUT', url, payload, headers });
  expect((await report()).json()).toMatchObject({ accepted: true, course: { course_id, percent: 100 } });

  await lesson('Fractions');
  const course = `/api/learning/courses/${String(course_id)}/progress`;
  const read = async () =>
    (await app.inject({ url: course, headers })).json<{ total_videos: number; percent: number }>();
  await until(async () => ((await read()).total_videos === 2 ? true : undefined));
  expect((await read()).percent).toBe(50);

  expect((await app.inject({ method: 'DELETE', url: `/api/course/${String(course_id)}`, headers })).statusCode).toBe(
    204,
  );
  await until(async () => ((await report()).statusCode === 404 ? true : undefined));
});
