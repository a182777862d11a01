import type { Suggestions } from '@vidyapath/http/course-search';
import { courseSearchPaths } from '@vidyapath/http/course-search-paths';
import { useCatalogue } from '../../testing/use-catalogue';

const { client, make } = useCatalogue();

let categoryId: number;
beforeAll(async () => {
  const category = await make.category({ CategoryName: 'Python and data', CategoryNameHindi: 'आँकड़े' });
  categoryId = category.CategoryId;
  await make.category({ CategoryName: 'Python without courses' });
  const course = { category_id: category.CategoryId, author: 'Asha Rao' };
  await make.course({ ...course, course_name: 'Python for Beginners' });
  await make.course({ ...course, course_name: 'पाइथन प्रोग्रामिंग', author: 'पाइथन राव' });
  await make.course({ ...course, course_name: 'Hidden Python', author: 'Python Hider', is_public: false });
  for (let at = 1; at <= 6; at += 1) await make.course({ ...course, course_name: `Drawing ${at}`, author: 'R. Sen' });
});

const suggest = (q: string) => client.get(`${courseSearchPaths.suggestions}?q=${encodeURIComponent(q)}`, 'nobody');
const found = async (q: string) => (await suggest(q)).json<Suggestions>();
const inHindi = async (q: string) =>
  (
    await client.get(`${courseSearchPaths.suggestions}?lang=hi&q=${encodeURIComponent(q)}`, 'nobody')
  ).json<Suggestions>();

test('courses, categories and teachers by a part of their name, hidden ones never', async () => {
  const { courses, categories, teachers } = await found('python');
  expect(courses.map(({ name, slug }) => [name, slug])).toEqual([
    ['Python for Beginners', 'python-for-beginners'],
    ['पाइथन प्रोग्रामिंग', 'paithan-programing'],
  ]);
  expect(categories).toEqual([{ category_id: categoryId, name: 'Python and data' }]);
  expect(teachers.map(({ slug }) => slug)).toEqual(['paithan-rav']);
});

test('in Hindi: the Hindi names of courses and categories, the address of the English one', async () => {
  await make.course({ course_name: 'Geometry', course_name_hi: 'ज्यामिति', category_id: categoryId });
  expect((await inHindi('geom')).courses).toMatchObject([{ name: 'ज्यामिति', slug: 'geometry' }]);
  expect((await found('ज्यामिति')).courses).toMatchObject([{ name: 'Geometry' }]);
  for (const q of ['python', 'आँकड़े'])
    expect((await inHindi(q)).categories).toEqual([{ category_id: categoryId, name: 'आँकड़े' }]);
  expect((await inHindi('python')).courses[0]?.name).toBe('Python for Beginners');
});

test('misspelt and in the other script', async () => {
  expect((await found('pyhton')).courses.map(({ name }) => name)).toContain('Python for Beginners');
  expect((await found('asah rao')).teachers).toEqual([{ name: 'Asha Rao', slug: 'asha-rao' }]);
});

test('spaces say nothing of what is looked for', async () =>
  expect(await found('  a ')).toEqual({ courses: [], categories: [], teachers: [] }));

test('at most five courses', async () => expect((await found('drawing')).courses).toHaveLength(5));

test.each(['a', 'a'.repeat(101)])('%s is refused', async (q) => expect((await suggest(q)).statusCode).toBe(400));
