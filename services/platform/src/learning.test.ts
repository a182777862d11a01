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

test('in one process learning asks catalogue for a course and is told when it is deleted', async () => {
  const [database, dataDir] = [await createTestDatabase(), await mkdtemp(join(tmpdir(), 'vidyapath-learning-'))];
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
  const { id } = await post('/api/learning/entries', { course_id, title: 'First' });
  expect(id).toEqual(expect.any(String));
  expect(await post('/api/learning/entries', { course_id: 2_000_000_000, title: 'First' })).toMatchObject({
    status: 400,
  });

  const { statusCode } = await app.inject({ method: 'DELETE', url: `/api/course/${String(course_id)}`, headers });
  expect(statusCode).toBe(204);
  const url = `/api/learning/entries/${String(id)}`;
  await until(async () => ((await app.inject({ url, headers })).statusCode === 404 ? true : undefined));
});
