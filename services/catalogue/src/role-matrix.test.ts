import { createClient, type Caller, type Client } from './testing/client';
import { courseBody, createFactories, unique } from './testing/factories';
import { startCatalogue, type TestCatalogue } from './testing/test-catalogue';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
/** Expected statuses of nobody, User, Staff, Admin. */
type Row = [Method, string, readonly [number, number, number, number]];

let catalogue: TestCatalogue;
let client: Client;
const routes: string[] = [];
const ids: Record<string, number> = {};

beforeAll(async () => {
  catalogue = await startCatalogue();
  client = createClient(catalogue);
  const make = createFactories(client);
  const course = await make.course();
  const courseModule = await make.courseModule(course.course_id);
  const video = await make.video(courseModule);
  Object.assign(ids, { category: course.category_id, course: course.course_id, module: courseModule.ModuleId, video: video.video_id });
  const described = (await catalogue.app.inject('/docs/json')).json().paths as Record<string, Record<string, unknown>>;
  for (const [path, methods] of Object.entries(described)) {
    if (path.startsWith('/api/')) routes.push(...Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`));
  }
});
afterAll(() => catalogue.close());

const everybody = [200, 200, 200, 200] as const;
const writes = (status: number) => [401, 403, status, status] as const;
const rows: Row[] = [
  ['GET', '/api/category', everybody],
  ['GET', '/api/category/{category}', everybody],
  ['POST', '/api/category', writes(201)],
  ['PUT', '/api/category/{category}', writes(200)],
  ['DELETE', '/api/category/{none}', writes(404)],
  ['GET', '/api/course', everybody],
  ['GET', '/api/course/{course}', everybody],
  ['POST', '/api/course', writes(201)],
  ['PUT', '/api/course/{course}', writes(200)],
  ['DELETE', '/api/course/{none}', writes(404)],
  ['GET', '/api/courseModule', everybody],
  ['GET', '/api/courseModule/{module}', everybody],
  ['POST', '/api/courseModule', writes(201)],
  ['PUT', '/api/courseModule/{module}', writes(200)],
  ['DELETE', '/api/courseModule/{none}', writes(404)],
  ['GET', '/api/courseModule/moduleVideo', writes(200)],
  ['GET', '/api/courseModule/moduleVideo/{video}', writes(200)],
  ['POST', '/api/courseModule/moduleVideo', writes(201)],
  ['PUT', '/api/courseModule/moduleVideo/{video}', writes(200)],
  ['DELETE', '/api/courseModule/moduleVideo/{none}', writes(404)],
  ['GET', '/api/courseProgress/course-progress?course_id={course}', [401, 200, 200, 200]],
  ['GET', '/api/courseProgress/public-course-content?course_id={course}', everybody],
  ['GET', '/api/courseProgress/public-course-content-by-category', everybody],
];

function bodyOf(path: string): object {
  const [course_id, module_id] = [ids.course, ids.module];
  if (path.startsWith('/api/category')) return { CategoryName: unique('Category') };
  if (path.startsWith('/api/courseModule/moduleVideo')) {
    return { course_id, module_id, video_title: 'x', video_url: 'https://a.example/x.mp4', duration_in_seconds: 1 };
  }
  if (path.startsWith('/api/courseModule')) return { CourseId: course_id, ModuleName: 'x', ModuleDescription: 'x' };
  return courseBody(Number(ids.category));
}

const urlOf = (path: string) => path.replace(/\{(\w+)\}/g, (_, name: string) => String(ids[name] ?? 2_000_000_000));
const payloadOf = (method: Method, path: string) => (method === 'POST' || method === 'PUT' ? { payload: bodyOf(path) } : {});

describe.each(rows)('%s %s', (method, path, expected) => {
  it('answers each role as the contract says, with and without a trailing slash', async () => {
    for (const url of [urlOf(path), urlOf(path).replace(/(\?|$)/, '/$1')]) {
      const statuses: number[] = [];
      for (const caller of ['nobody', 'User', 'Staff', 'Admin'] as Caller[]) {
        const headers = caller === 'nobody' ? {} : catalogue.tokens.as(caller);
        statuses.push((await catalogue.app.inject({ method, url, headers, ...payloadOf(method, path) })).statusCode);
      }
      expect(statuses).toEqual(expected);
    }
  });

  it('refuses a token that is not valid, however public it is', async () => {
    const { tokens } = catalogue;
    const past = Math.floor(Date.now() / 1_000) - 10;
    for (const token of ['x.y.z', tokens.signToken({ exp: past }), tokens.signToken({ role: 'Staff', iss: 'other' }), `${tokens.signToken()}x`]) {
      const headers = { authorization: `Bearer ${token}` };
      const answer = await catalogue.app.inject({ method, url: urlOf(path), headers, ...payloadOf(method, path) });
      expect([answer.statusCode, answer.headers['www-authenticate']]).toEqual([401, expect.stringContaining('Bearer')]);
    }
  });
});

it('has a row for every route', () => {
  const covered = rows.map(([method, path]) => `${method} ${path.split('?')[0]?.replace(/\{\w+\}/, '{id}')}`);
  expect(routes.sort()).toEqual(covered.sort());
});

it.each(['PATCH', 'HEAD', 'OPTIONS', 'TRACE'] as const)('takes no %s', async (method) => {
  const { statusCode } = await catalogue.app.inject({ method: method as 'HEAD', url: '/api/course', headers: catalogue.tokens.as('Admin') });
  expect([404, 405]).toContain(statusCode);
});

it.each(['/api/COURSE', '/API/course', '/api//course', '/api/course;x', '/api/%2e%2e/api/course'])('decides %s no other way', async (url) => {
  const { statusCode } = await catalogue.app.inject({ method: 'POST', url, payload: courseBody(Number(ids.category)) });
  expect([400, 401, 404]).toContain(statusCode);
});

it('reads the token from the header only', async () => {
  const url = `/api/courseModule/moduleVideo?token=${catalogue.tokens.signToken({ role: 'Admin' })}`;
  expect((await client.get(url, 'nobody')).statusCode).toBe(401);
});
