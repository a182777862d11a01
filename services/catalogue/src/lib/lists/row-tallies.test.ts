import { createDatabase } from '@vidyapath/service-kit/database/database';
import { useCatalogue } from '../../testing/use-catalogue';

/** Enough for pages that are read from the nearer end. */
const size = 2_500;
const modules = `insert into course_modules (course_id, module_name, module_description, sequence_no)
  select ?, 'Module ' || n, 'x', n from generate_series(1, ?::int) n`;
const videos = `insert into module_videos (module_id, course_id, video_title, video_url, duration_in_seconds, sequence_no)
  select module_id, course_id, 'Video', 'https://a.example/x.mp4', 60, sequence_no from course_modules where course_id = ?`;

const { catalogue, client, make } = useCatalogue();
let courseId: number;

async function write(sql: string, bindings: number[]): Promise<void> {
  const db = createDatabase({ url: catalogue.url, schema: 'catalogue', statementTimeout: 60_000 });
  await db.raw(sql, bindings);
  await db.destroy();
}

beforeAll(async () => {
  courseId = (await make.course()).course_id;
  await write(modules, [courseId, size]);
  await write(videos, [courseId]);
});

const lists = [
  ['/api/courseModule', 'ModuleId'],
  ['/api/courseModule/moduleVideo/', 'video_id'],
] as const;
const list = (path: string, query = '') => client.get(`${path}?${query}`);
const total = async (path: string, query = 'limit=10') => Number((await list(path, query)).headers['x-total-count']);

it.each(lists)('the total of %s is the number of its rows, before and after changes', async (path, id) => {
  const whole: Record<string, number>[] = (await list(path)).json();
  expect([
    await total(path),
    await total(path, 'limit=10&offset=2400'),
    await total(path, 'limit=10&offset=9000'),
  ]).toEqual([whole.length, whole.length, whole.length]);
  expect((await client.delete(`${path.replace(/\/$/, '')}/${whole.at(-1)?.[id]}`)).statusCode).toBe(204);
  expect(await total(path)).toBe(whole.length - 1);
});

it.each(lists)('a far page of %s is the same part of the whole list', async (path, id) => {
  const whole: Record<string, number>[] = (await list(path)).json();
  for (const offset of [1_100, 1_900, whole.length - 7]) {
    const page: Record<string, number>[] = (await list(path, `limit=10&offset=${offset}`)).json();
    expect(page.map((row) => row[id])).toEqual(whole.slice(offset, offset + 10).map((row) => row[id]));
  }
});

it('lists of a course, searches and lists without hidden rows are counted separately', async () => {
  const other = await make.course();
  const module = await make.courseModule(other.course_id, { Status: 'Inactive' });
  expect(await total('/api/courseModule', `limit=10&course_id=${other.course_id}`)).toBe(1);
  expect(await total('/api/courseModule', `limit=10&q=${encodeURIComponent(module.ModuleName)}`)).toBe(1);
  const all = await total('/api/courseModule');
  const shown = Number((await client.get('/api/courseModule?limit=10', 'nobody')).headers['x-total-count']);
  expect(shown).toBeLessThan(all);
});

it('is right after many small writes, and after a course is deleted with its modules and videos', async () => {
  const before = [await total('/api/courseModule'), await total('/api/courseModule/moduleVideo/')];
  const { course_id: other } = await make.course();
  await write(
    'do $$ begin for n in 1..600 loop insert into course_modules (course_id, module_name, module_description, sequence_no) values (' +
      other +
      ", 'Small', 'x', n); end loop; end $$",
    [],
  );
  await write(videos, [other]);
  expect([await total('/api/courseModule'), await total('/api/courseModule/moduleVideo/')]).toEqual(
    before.map((count) => count + 600),
  );
  await write('delete from courses where course_id = ?', [other]);
  expect([await total('/api/courseModule'), await total('/api/courseModule/moduleVideo/')]).toEqual(before);
});
