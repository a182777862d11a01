import { type Sitemap, type SitemapPart, sitemapPartSize, sitemapPaths } from '@vidyapath/http/sitemap';
import { useCatalogue } from '../../testing/use-catalogue';

const { catalogue, client, make } = useCatalogue();

const read = async <Body>(url: string) => {
  const answer = await client.get(url, 'nobody');
  expect(answer.statusCode).toBe(200);
  return answer.json<Body>();
};
const sitemap = () => read<Sitemap>(sitemapPaths.sitemap);
const part = (at: number) => read<SitemapPart>(sitemapPaths.sitemapPart(at));
const courseAt = async (id: number) => (await part(3)).find(({ course_id }) => course_id === id);

it('lists public courses by parts of ids, hidden ones and their teachers and categories never', async () => {
  const shown = await make.course({ course_name: 'Python', author: 'Asha Rao' });
  await catalogue.db('courses').where('course_id', shown.course_id).update({ course_name_hi: 'पाइथन' });
  const hidden = await make.course({ author: 'Hidden Teacher', is_public: false });
  const nameless = await make.course({ author: ' ' });
  const farId = 3 * sitemapPartSize;
  await catalogue.db.raw(`select setval(pg_get_serial_sequence('courses', 'course_id'), ?::integer)`, [farId - 1]);
  await make.course({ author: 'asha RAO' });

  const found = await sitemap();
  expect(found.parts.map((one) => one.part)).toEqual([0, 3]);
  expect(found.teachers.map(({ slug }) => slug)).toEqual(['asha-rao']);
  const categories = found.categories.map(({ category_id }) => category_id);
  expect(categories).toContain(shown.category_id);
  expect(categories).not.toContain(hidden.category_id);

  expect(await part(0)).toEqual([
    { course_id: shown.course_id, name: 'Python', has_hindi: true, changed: expect.any(String) },
    { course_id: nameless.course_id, name: nameless.course_name, has_hindi: false, changed: expect.any(String) },
  ]);
  expect((await part(3)).map(({ course_id }) => course_id)).toEqual([farId]);
  expect(await part(1)).toEqual([]);
});

it('leaves inactive categories out', async () => {
  const category = await make.category({ Status: 'Inactive' });
  await make.course({ category_id: category.CategoryId });
  expect((await sitemap()).categories.map(({ category_id }) => category_id)).not.toContain(category.CategoryId);
});

it('a page changes with its course, its lessons and its reviews', async () => {
  const course = await make.course();
  const longAgo = '2020-01-01T00:00:00.000Z';
  const setBack = async () => {
    const { db } = catalogue;
    await db('outline_changes').where({ course_id: course.course_id }).update({ changed_at: longAgo });
    await db('courses').where({ course_id: course.course_id }).update({ updated_at: longAgo });
    // Ends the answers that are stored for visitors.
    await make.category();
    expect((await courseAt(course.course_id))?.changed).toBe(longAgo);
  };
  const isNew = async () => {
    const year = (text = '') => Number(text.slice(0, 4));
    expect(year((await courseAt(course.course_id))?.changed)).toBeGreaterThan(2020);
    const { parts } = await sitemap();
    expect(year(parts.find((one) => one.part === 3)?.changed)).toBeGreaterThan(2020);
  };
  await setBack();
  await client.put(`/api/course/${course.course_id}`, { ...course, course_name: 'Renamed' });
  await isNew();
  await setBack();
  await make.video(await make.courseModule(course.course_id));
  await isNew();
});
