import { createDatabase } from '@vidyapath/service-kit/database/database';
import type { Caller } from '../../testing/client';
import { courseBody } from '../../testing/factories';
import { useCatalogue } from '../../testing/use-catalogue';

const size = 5_000;
const { catalogue, client, make } = useCatalogue();
let categoryId: number;

/** Names that do not follow the ids, gaps between the ids, and a third that visitors do not see. */
const many = `insert into courses (course_id, course_name, course_description, course_info, rating, actual_price, discounted_price, is_public, video_path, category_id)
  select 10 + n * 3, 'Course ' || (n * 7919 % 5000), 'About', '<p>x</p>', 4, 10, 5, n % 3 <> 0, 'https://a.example/x.mp4', ? from generate_series(1, ?::int) n`;

beforeAll(async () => {
  categoryId = (await make.category()).CategoryId;
  // So many rows may take longer than the time limit of a request.
  const longTimeoutDb = createDatabase({ url: catalogue.url, schema: 'catalogue', statementTimeout: 60_000 });
  await longTimeoutDb.raw(many, [categoryId, size]);
  await longTimeoutDb.destroy();
});

const fetched = async (query: string, caller: Caller) => {
  const answer = await client.get(`/api/course?${query}`, caller);
  return {
    ids: answer.json<{ course_id: number }[]>().map(({ course_id }) => course_id),
    total: Number(answer.headers['x-total-count']),
  };
};
const counted = async (where = 'true') =>
  Number(
    (await catalogue.db.raw<{ rows: { n: string }[] }>(`select count(*) as n from courses where ${where}`)).rows[0]?.n,
  );

describe.each(['', '&sort=course_id:desc', '&sort=course_name:asc', '&sort=course_name:desc', '&sort=rating:desc'])(
  'pages of a long list%s',
  (sort) => {
    it.each(['Admin', 'nobody'] as const)('are parts of the whole list for %s, from any offset', async (caller) => {
      const whole = await fetched(sort.slice(1), caller);
      expect(whole.total).toBe(whole.ids.length);
      const { total } = whole;
      for (const offset of [
        0,
        990,
        1_001,
        Math.floor(total / 2),
        total - 1_500,
        total - 10,
        total - 3,
        total,
        total + 5_000,
      ]) {
        const page = await fetched(`limit=10&offset=${offset}${sort}`, caller);
        expect([offset, page]).toEqual([offset, { ids: whole.ids.slice(offset, offset + 10), total }]);
      }
    });
  },
);

it('totals stay right while many write at once, and after the tallies were summed up', async () => {
  const ids = (await fetched('limit=60&sort=course_id:desc', 'Admin')).ids;
  await Promise.all(
    ids.flatMap((id, at) => [
      client.post('/api/course', courseBody(categoryId)),
      at % 2
        ? client.delete(`/api/course/${id}`)
        : client.put(`/api/course/${id}`, courseBody(categoryId, { is_public: at % 4 === 0 })),
    ]),
  );
  for (let round = 0; round < 2; round += 1) {
    expect((await fetched('limit=1', 'Admin')).total).toBe(await counted());
    expect((await fetched('limit=1', 'nobody')).total).toBe(await counted('is_public'));
    await catalogue.db.raw('select fold_course_tallies()');
  }
  expect((await catalogue.db('course_tally_by_category')).length).toBe(2);
});

it('a category that is not active has no courses for visitors, nor a total', async () => {
  const url = `/api/courseProgress/public-course-content-by-category/?category_id=${categoryId}&limit=2`;
  const { CategoryName } = (await client.get(`/api/category/${categoryId}`)).json();
  expect(Number((await client.get(url, 'nobody')).headers['x-total-count'])).toBeGreaterThan(2);
  await client.put(`/api/category/${categoryId}`, { CategoryName, Status: 'Inactive' });
  expect((await client.get(url, 'nobody')).headers['x-total-count']).toBe('0');
});
