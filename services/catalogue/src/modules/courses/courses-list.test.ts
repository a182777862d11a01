import type { Course } from '@vidyapath/http/course';
import { unique } from '../../testing/factories';
import { listedCourse } from '../../testing/listed-course';
import { useCatalogue } from '../../testing/use-catalogue';

const { client, make } = useCatalogue();
let categoryId: number;

beforeAll(async () => {
  categoryId = (await make.category()).CategoryId;
});

describe('the list of courses', () => {
  it('finds a literal text in any field, in upper or lower case', async () => {
    const mark = unique('Mark').replaceAll(' ', '');
    const course = await make.course({ category_id: categoryId, author: `100%_\\ ${mark}É` });
    const names = async (q: string) =>
      (await client.get(`/api/course?q=${encodeURIComponent(q)}`)).json<Course[]>().map((row) => row.course_id);
    for (const q of [mark, mark.toLowerCase(), `100%_\\ ${mark}`, `${mark}é`, `${mark}E\u0301`])
      expect(await names(q)).toEqual([course.course_id]);
    expect(await names(`1_0%_\\ ${mark}`)).toEqual([]);
    for (const q of ['English', '499.5', 'intro.mp4', 'strong', String(categoryId), 'BANNER']) {
      expect(await names(q)).toContain(course.course_id);
    }
  });

  it('is sorted and paged with every row once', async () => {
    const { CategoryId } = await make.category();
    const author = unique('Pager');
    for (let at = 0; at < 7; at += 1) await make.course({ category_id: CategoryId, author, actual_price: at % 3 });
    const seen: { course_id: number; actual_price: number }[] = [];
    for (let offset = 0; offset < 8; offset += 2) {
      const page = await client.get(
        `/api/course?q=${encodeURIComponent(author)}&sort=actual_price:desc&limit=2&offset=${offset}`,
      );
      expect(page.headers['x-total-count']).toBe('7');
      seen.push(...page.json());
    }
    expect(new Set(seen.map(({ course_id }) => course_id)).size).toBe(7);
    expect(seen.map(({ actual_price }) => actual_price)).toEqual([2, 2, 1, 1, 0, 0, 0]);
  });

  it.each([
    'sort=search_text:asc',
    'sort=author',
    'limit=0',
    'limit=1001',
    'limit=abc',
    'offset=-1',
    'colour=red',
    'fields=course_info',
    'fields=',
    'limit=1&limit=2',
    'q=%00',
  ])('refuses %s', async (query) => expect((await client.get(`/api/course?${query}`)).statusCode).toBe(400));

  it('shows hidden courses to staff only', async () => {
    const hidden = await make.course({ category_id: categoryId, is_public: false });
    const url = `/api/course?q=${encodeURIComponent(hidden.course_name)}`;
    for (const caller of ['nobody', 'User'] as const) {
      expect((await client.get(url, caller)).json()).toEqual([]);
      expect((await client.get(`/api/course/${hidden.course_id}`, caller)).statusCode).toBe(404);
    }
    expect((await client.get(url, 'Staff')).json()).toEqual([listedCourse(hidden)]);
    expect((await client.get(`/api/course/${hidden.course_id}`, 'Admin')).json()).toEqual(hidden);
  });
});

describe('the list of names to choose from', () => {
  it('has the same courses in the same order as the list, for everybody, and nothing else of them', async () => {
    const author = unique('Chooser');
    for (const is_public of [true, false, true]) await make.course({ category_id: categoryId, author, is_public });
    const query = `q=${encodeURIComponent(author)}&sort=course_name:desc`;
    for (const caller of ['nobody', 'Staff'] as const) {
      for (const page of ['', '&limit=2', '&limit=2&offset=1', '&limit=2&offset=9']) {
        const whole = await client.get(`/api/course?${query}${page}`, caller);
        const names = await client.get(`/api/course?${query}${page}&fields=course_id,course_name`, caller);
        expect(names.json()).toEqual(
          whole.json<Course[]>().map(({ course_id, course_name }) => ({ course_id, course_name })),
        );
        expect(names.headers['x-total-count']).toBe(whole.headers['x-total-count']);
      }
    }
  });
});

describe('reads', () => {
  it('may be kept by caches for visitors, never for staff, and answer 304', async () => {
    const course = await make.course({ category_id: categoryId });
    for (const url of ['/api/course', '/api/course?fields=course_id,course_name', `/api/course/${course.course_id}`]) {
      const visitor = await client.get(url, 'nobody');
      expect(visitor.headers).toMatchObject({
        'cache-control': expect.stringContaining('public'),
        vary: expect.stringContaining('Authorization'),
      });
      const again = await client.get(url, 'nobody', { 'if-none-match': String(visitor.headers.etag) });
      expect([again.statusCode, again.body]).toEqual([304, '']);
      expect((await client.get(url, 'Staff')).headers['cache-control']).toContain('private');
    }
  });
});
