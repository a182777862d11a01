import { createDatabase } from '@vidyapath/service-kit/database/database';
import { useCatalogue } from '../../testing/use-catalogue';

/** More than are counted without a time limit; a little skewed, so that the planner's estimate is another number. */
const size = 10_500;
const many = `insert into courses (course_name, course_description, course_info, rating, actual_price, discounted_price, is_public, video_path, category_id)
  select case when n % 50 = 0 then 'Pottery ' else 'Weaving ' end || n, 'By hand', '<p>x</p>', 4, 10, 5, true, 'https://a.example/x.mp4', ? from generate_series(1, ?::int) n`;

const { catalogue, client, make } = useCatalogue();

beforeAll(async () => {
  const { CategoryId } = await make.category();
  const longTimeoutDb = createDatabase({ url: catalogue.url, schema: 'catalogue', statementTimeout: 120_000 });
  await longTimeoutDb.raw(many, [CategoryId, size]);
  await longTimeoutDb.destroy();
});

const total = async (path: string) => Number((await client.get(path, 'nobody')).headers['x-total-count']);

it.each([
  '/api/course?q=hand&limit=10',
  '/api/courseProgress/public-course-content-by-category/?q=hand&limit=6',
  '/api/course?q=hand&offset=2000',
])('is exact for %s, however many match', async (path) => {
  expect(await total(path)).toBe(size);
});

it('is that of the present content, after a change too', async () => {
  expect(await total('/api/course?q=weaving&limit=10')).toBe((size / 50) * 49);
  await make.course({ course_name: 'Weaving for all', is_public: true });
  expect(await total('/api/course?q=weaving&limit=10')).toBe((size / 50) * 49 + 1);
});

it('leads to the last page', async () => {
  const last = await client.get(`/api/course?q=hand&limit=10&offset=${size - 10}`, 'nobody');
  expect(last.json()).toHaveLength(10);
});
