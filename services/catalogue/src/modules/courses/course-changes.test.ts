import type { CourseChange } from '@vidyapath/http/course-events';
import { feedPageRows, type FeedPage } from '@vidyapath/service-kit/events/feed';
import { useCatalogue } from '../../testing/use-catalogue';
import { pageRows } from './course-changes.service';

const { catalogue, client, make } = useCatalogue();
const ask = (query: string, headers: object = catalogue.tokens.asService('courses:read')) =>
  catalogue.app.inject({ url: `/internal/courses?${query}`, headers: { ...headers } });
const read = async (query: string) => (await ask(query)).json<FeedPage<CourseChange>>();

test('the feed has the present state of each course, and marks deleted ones', async () => {
  const { category_id, course_id: id } = await make.course({ course_name: 'Kept', discounted_price: 5.25 });
  const { course_id: gone } = await make.course({ category_id });
  await client.delete(`/api/course/${gone}`);
  const { items, next, more } = await read('');
  expect(more).toBe(false);
  const kept = items.find(({ course_id }) => course_id === id);
  expect(kept).toMatchObject({ version: 1, course: { course_name: 'Kept', discounted_price: 5.25, category_id } });
  expect(kept?.course).not.toHaveProperty('course_info');
  expect(items).toContainEqual({ course_id: gone, version: 2, course: null });

  await catalogue.db('courses').where({ course_id: id }).update({ course_name: 'Renamed' });
  const later = await read(`after=${next}`);
  expect(later.items.at(-1)).toMatchObject({ course_id: id, version: 2, course: { course_name: 'Renamed' } });
});

test('a page is bounded, and the next one continues', async () => {
  expect(pageRows).toBeLessThan(feedPageRows);
  await catalogue.db.raw(
    `insert into course_changes (course_id, version, deleted) select n, 1, true from generate_series(10001, 10300) n`,
  );
  const first = await read('');
  expect([first.items.length, first.more]).toEqual([pageRows, true]);
  const second = await read(`after=${first.next}`);
  expect(second.items.map(({ course_id }) => course_id)).toContain(10_300);
});

test('courses are read by their ids, and unknown ids are left out', async () => {
  const { course_id: id } = await make.course();
  const { items } = await read(`ids=${id},${id + 1},2147483647,9999999999`);
  expect(items).toEqual([expect.objectContaining({ course_id: id, version: 1 })]);
});

test.each(['ids=', 'ids=0', 'ids=1,', 'ids=-1', `ids=${'1,'.repeat(100)}1`, 'after=x', "after=1'", 'other=1'])(
  '%s is 400',
  async (query) => {
    expect((await ask(query)).statusCode).toBe(400);
  },
);

test('rejects persons, and services without the scope', async () => {
  const headers = [{}, catalogue.tokens.as('Admin'), catalogue.tokens.asService('sessions:read')];
  const statuses = headers.map(async (one) => (await ask('', one)).statusCode);
  expect(await Promise.all(statuses)).toEqual([401, 401, 403]);
});
