import { runCount } from '@vidyapath/kit-testing/run-count';
import fc from 'fast-check';
import { unique } from './factories';
import { listedCourse } from './listed-course';
import { randomCategory, randomCourse, randomModule, randomVideo } from './random-bodies';
import { useCatalogue } from './use-catalogue';

const runs = runCount(8, 500);
const timeout = Math.max(60_000, runs * 1_000);

const { client, make } = useCatalogue();

interface Resource {
  path: string;
  id: string;
  /** The stored record for a complete body. */
  stored?: (body: Record<string, unknown>) => object;
  /** The record as the list has it. */
  listed?: ((record: never) => object) | undefined;
}

/** Every code unit as it was sent: in the answer to the write, on GET, and in the list. */
async function expectKept(
  { path, id, stored = (body) => body, listed }: Resource,
  [made, changed]: [object, object],
): Promise<void> {
  const created = await client.post(path, made);
  expect([created.statusCode, created.json()]).toEqual([201, { ...stored({ ...made }), [id]: expect.any(Number) }]);
  const key = created.json<Record<string, number>>()[id];
  const url = `${path.replace(/\/$/, '')}/${key}`;
  await expectRead({ path, id, listed }, url, created.json());
  const put = await client.put(url, changed);
  expect([put.statusCode, put.json()]).toEqual([200, { ...stored({ ...changed }), [id]: key }]);
  await expectRead({ path, id, listed }, url, put.json());
  expect((await client.delete(url)).statusCode).toBe(204);
}

async function expectRead({ path, id, listed = (row) => row }: Resource, url: string, record: never): Promise<void> {
  expect((await client.get(url)).json()).toEqual(record);
  expect((await client.get(`${path}?sort=${id}:desc&limit=1`)).json()).toEqual([listed(record)]);
}

/** A body, and another one that replaces it. */
const pairOf = <Body extends object>(body: fc.Arbitrary<Body>) => fc.tuple(body, body);

const withoutPlan = (body: object) => ({ ...body, publish_at: null });

describe('random bodies:', () => {
  it(
    'categories are returned as they were sent',
    async () => {
      const named = randomCategory.map((body) => ({ ...body, CategoryName: unique(body.CategoryName) }));
      const stored = (body: Record<string, unknown>) => ({
        ...body,
        CategoryName: String(body.CategoryName).trim(),
        CategoryNameHindi: String(body.CategoryNameHindi).trim(),
      });
      await fc.assert(
        fc.asyncProperty(pairOf(named), (bodies) =>
          expectKept({ path: '/api/category', id: 'CategoryId', stored }, bodies),
        ),
        { numRuns: runs },
      );
    },
    timeout,
  );

  it(
    'courses are returned as they were sent',
    async () => {
      const { CategoryId } = await make.category();
      await fc.assert(
        fc.asyncProperty(pairOf(randomCourse(CategoryId)), (bodies) =>
          expectKept({ path: '/api/course', id: 'course_id', stored: withoutPlan, listed: listedCourse }, bodies),
        ),
        { numRuns: runs },
      );
    },
    timeout,
  );

  it(
    'modules are returned as they were sent',
    async () => {
      const { course_id, course_name: CourseName } = await make.course({ course_name: 'क्ष 👩‍👩‍👧' });
      const stored = (body: Record<string, unknown>) => ({ ...body, CourseName });
      await fc.assert(
        fc.asyncProperty(pairOf(randomModule(course_id)), (bodies) =>
          expectKept({ path: '/api/courseModule', id: 'ModuleId', stored }, bodies),
        ),
        { numRuns: runs },
      );
    },
    timeout,
  );

  it(
    'videos are returned as they were sent',
    async () => {
      const { CourseId, ModuleId } = await make.courseModule((await make.course()).course_id);
      const stored = (body: Record<string, unknown>) => ({
        ...body,
        created_by: 'admin',
        asset_id: null,
        status: 'ready',
      });
      await fc.assert(
        fc.asyncProperty(pairOf(randomVideo(CourseId, ModuleId)), (bodies) =>
          expectKept({ path: '/api/courseModule/moduleVideo/', id: 'video_id', stored }, bodies),
        ),
        { numRuns: runs },
      );
    },
    timeout,
  );
});
