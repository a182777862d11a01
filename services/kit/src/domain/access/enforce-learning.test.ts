import { createTestServer } from '@vidyapath/kit-testing/test-server';
import { createTestTokens } from '@vidyapath/kit-testing/tokens';
import { Type } from 'typebox';
import { registerTokenCheck } from '../../auth/auth-token';
import { createCourseAccess } from './course-access';
import { enforceLearning } from './enforce-learning';

const tokens = createTestTokens();
const lessons = {
  config: {
    access: 'signed-in',
    learns: (request: { query: unknown }) => (request.query as { course: number }).course,
  },
  schema: { querystring: Type.Object({ course: Type.Integer() }) },
} as const;

const offerOf = async (course: number) => (course === 0 ? 'free' : course === 3 ? 'hidden' : 'paid');

async function createLessons() {
  const app = await createTestServer();
  await registerTokenCheck(app, tokens);
  const grants = { hasGrant: async (_person: number, course: number) => course === 1 };
  enforceLearning(app, createCourseAccess({ offerOf, grants }));
  app.get('/lessons', lessons, async () => 'a lesson');
  return app;
}

test('a route that names a course is refused to persons who may not learn it', async () => {
  const app = await createLessons();
  const get = async (course: number | string, headers: object = tokens.as('User')) =>
    (await app.inject({ url: `/lessons?course=${course}`, headers: { ...headers } })).statusCode;
  expect(await Promise.all([get(0), get(1), get(2), get('x'), get(2, tokens.as('Staff')), get(1, {}), get(3)])).toEqual(
    [200, 200, 403, 400, 200, 401, 404],
  );
  const { statusCode, body } = await app.inject({ url: '/lessons?course=2', headers: tokens.as('User') });
  expect([statusCode, JSON.parse(body)]).toEqual([
    403,
    expect.objectContaining({ type: '/problems/course-not-bought' }),
  ]);
  await app.close();
});

test('a public route cannot declare `learns`', async () => {
  const app = await createLessons();
  expect(() => app.get('/open', { config: { ...lessons.config, access: 'public' } }, async () => '')).toThrow(
    'GET /open is public and asks who may learn',
  );
  await app.close();
});
