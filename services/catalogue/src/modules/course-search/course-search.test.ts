import { courseLevels } from '@vidyapath/http/course-levels';
import { courseLanguages } from '@vidyapath/http/course-languages';
import type { CourseSearch, CourseSearchQuery } from '@vidyapath/http/course-search';
import { courseOrders, courseSearchPaths, facetValues } from '@vidyapath/http/course-search-paths';
import type { PublicCourse } from '@vidyapath/http/public-course';
import fc from 'fast-check';
import { useCatalogue } from '../../testing/use-catalogue';

const { catalogue, client, make } = useCatalogue();

const words = ['python', 'maths', 'drawing'] as const;
const teachers = ['Asha Rao', 'मीरा'] as const;
const teacherSlugs = ['asha-rao', 'mira', 'nobody'] as const;
type Stored = PublicCourse & { categoryId: number; learners: number };
let stored: Stored[];
let categories: number[];

const priceOf = ({ ActualPrice, DiscountedPrice }: PublicCourse) => Math.min(ActualPrice, DiscountedPrice);

/** 40 courses of all kinds, three of them hidden. */
beforeAll(async () => {
  categories = [(await make.category()).CategoryId, (await make.category()).CategoryId];
  const pick = <Value>(values: readonly Value[], at: number) => values[at % values.length] as Value;
  for (let at = 0; at < 40; at += 1) {
    const { course_id } = await make.course({
      category_id: pick(categories, at),
      course_name: `${pick(words, at)} ${at}`,
      course_language: pick([...courseLanguages, ''] as const, at >> 1),
      author: pick(teachers, at >> 2),
      actual_price: pick([0, 500, 1200], at * 7),
      discounted_price: pick([0, 300, 1500], at * 5),
      is_best_seller: at % 6 === 0,
      is_public: at % 13 !== 0,
    });
    const level = pick([...courseLevels, null], at >> 1);
    await catalogue.db('courses').where({ course_id }).update({ level });
    const mean = pick([null, 3.2, 4, 4.75], at * 3);
    const learners = pick([0, 3, 12], at * 11);
    const reviews = { review_mean: mean, review_count: mean === null ? 0 : (at % 5) + 1 };
    await catalogue.db('course_reviews').where({ course_id }).update(reviews);
    await catalogue.db('course_learners').where({ course_id }).update({ learners });
  }
  const url = '/api/courseProgress/public-course-content-by-category?limit=1000';
  const listed = (await client.get(url, 'nobody')).json<PublicCourse[]>();
  const rows = await catalogue
    .db('courses')
    .joinRaw('join course_learners using (course_id)')
    .select<{ course_id: number; category_id: number; learners: number }[]>('course_id', 'category_id', 'learners');
  stored = listed.map((course) => {
    const row = rows.find(({ course_id }) => course_id === course.CourseId);
    return { ...course, categoryId: row?.category_id ?? 0, learners: row?.learners ?? 0 };
  });
});

const urlOf = (query: object) =>
  `${courseSearchPaths.courseSearch}?${new URLSearchParams(
    Object.entries(query)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, String(value)]),
  ).toString()}`;
const search = async (query: object) => {
  const answer = await client.get(urlOf(query), 'nobody');
  expect([answer.statusCode, answer.body]).toEqual([200, expect.any(String)]);
  return answer.json<CourseSearch>();
};

const filters: Record<string, (course: Stored, query: CourseSearchQuery) => boolean> = {
  category: ({ categoryId }, { category_id }) => !category_id || categoryId === category_id,
  q: ({ CourseName }, { q }) => !q || CourseName.includes(q),
  teacher: ({ Author }, { teacher }) => !teacher || teachers[teacherSlugs.indexOf(teacher as 'mira')] === Author,
  price: (course, { price, max_price }) =>
    (!price || (price === 'free') === (priceOf(course) === 0)) &&
    (max_price === undefined || priceOf(course) <= max_price),
  language: ({ CourseLanguage }, { language }) => !language || CourseLanguage === language,
  level: ({ Level }, { level }) => !level || Level === level,
  rating: ({ ReviewMean }, { rating_from }) => !rating_from || (ReviewMean ?? 0) >= rating_from,
};
const naive = (query: CourseSearchQuery) =>
  stored.filter((course) => Object.values(filters).every((matches) => matches(course, query)));

const optional = <Value>(values: readonly Value[]) => fc.option(fc.constantFrom(...values), { nil: undefined });

test('filters, their counts, and pages are those of a naive filter', async () => {
  const queries = fc.record({
    category_id: fc.constantFrom(undefined, 0, 0, 1).map((which) => (which ? categories[0] : which)),
    q: optional(words),
    price: optional(facetValues.price),
    max_price: optional([0, 300, 500]),
    language: optional(courseLanguages),
    level: optional(courseLevels),
    rating_from: optional(facetValues.rating),
    teacher: optional(teacherSlugs),
    sort: optional(courseOrders),
  });
  await fc.assert(
    fc.asyncProperty(queries, async (random) => {
      const query = random as CourseSearchQuery;
      const found = await search({ ...query, limit: 24 });
      const more = await search({ ...query, limit: 24, offset: 24 });
      const ids = [...found.courses, ...more.courses].map(({ CourseId }) => CourseId);
      const expected = naive(query);
      expect(ids.toSorted((a, b) => a - b)).toEqual(expected.map(({ CourseId }) => CourseId));
      expect(found.total).toBe(expected.length);
      const count = (value: object) => naive({ ...query, ...value }).length;
      expect(found.facets).toEqual({
        price: facetValues.price.map((value) => ({ value, count: count({ price: value, max_price: undefined }) })),
        language: courseLanguages.map((value) => ({ value, count: count({ language: value }) })),
        level: courseLevels.map((value) => ({ value, count: count({ level: value }) })),
        rating: facetValues.rating.map((value) => ({ value, count: count({ rating_from: value }) })),
      });
    }),
    { numRuns: 60 },
  );
});

test.each<[string, (a: Stored, b: Stored) => number]>([
  ['newest', (a, b) => b.CourseId - a.CourseId],
  ['learners', (a, b) => b.learners - a.learners || a.CourseId - b.CourseId],
  [
    'rating',
    (a, b) => (b.ReviewMean ?? 0) - (a.ReviewMean ?? 0) || b.ReviewCount - a.ReviewCount || a.CourseId - b.CourseId,
  ],
  ['price', (a, b) => priceOf(a) - priceOf(b) || a.CourseId - b.CourseId],
  ['-price', (a, b) => priceOf(b) - priceOf(a) || a.CourseId - b.CourseId],
])('sorted by %s', async (sort, order) => {
  const { courses } = await search({ sort, limit: 24 });
  expect(courses.map(({ CourseId }) => CourseId)).toEqual(
    stored
      .toSorted(order)
      .slice(0, 24)
      .map(({ CourseId }) => CourseId),
  );
});

test('a misspelt text and one in the other script find the same courses', async () => {
  const { total } = await search({ q: 'python' });
  expect((await search({ q: 'pyhton' })).total).toBe(total);
  expect((await search({ q: 'पाइथन' })).total).toBe(total);
});

test.each(['colour=red', 'price=cheap', 'price=free&price=paid', 'limit=25', 'sort=name', 'teacher=Asha%20Rao'])(
  '%s is refused',
  async (query) => {
    expect((await client.get(`${courseSearchPaths.courseSearch}?${query}`, 'nobody')).statusCode).toBe(400);
  },
);
