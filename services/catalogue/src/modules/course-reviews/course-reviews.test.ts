import { randomUUID } from 'node:crypto';
import type { PublicCourse, PublicCourseContent } from '@vidyapath/http/public-course';
import { reviewSummaryChanged, type ReviewSummaryChanged } from '@vidyapath/http/learning-events';
import { type SitemapPart, sitemapPaths } from '@vidyapath/http/sitemap';
import { useCatalogue } from '../../testing/use-catalogue';

const { catalogue, client, make } = useCatalogue();

const deliver = async (body: ReviewSummaryChanged) => {
  const { type, version } = reviewSummaryChanged;
  const answer = await catalogue.app.inject({
    method: 'POST',
    url: '/internal/catalogue/events',
    payload: { id: randomUUID(), type, version, occurred_at: new Date().toISOString(), body },
    headers: catalogue.tokens.asService('events:write'),
  });
  expect(answer.statusCode).toBe(204);
};
const listUrl = '/api/courseProgress/public-course-content-by-category';
const shown = async (courseId: number, categoryId: number) => {
  const url = `/api/courseProgress/public-course-content?course_id=${courseId}`;
  const content = (await catalogue.app.inject(url)).json<PublicCourseContent>();
  const list = (await catalogue.app.inject(`${listUrl}?category_id=${categoryId}`)).json<PublicCourse[]>();
  const [listed] = list.filter(({ CourseId }) => CourseId === courseId);
  return [content, listed].map((course) => [course?.ReviewMean, course?.ReviewCount, course?.Rating]);
};

test('from the first published review on every answer has their mean, cached ones too', async () => {
  const { course_id, category_id } = await make.course({ rating: 4.5 });
  const none = [null, 0, 4.5];
  expect(await shown(course_id, category_id)).toEqual([none, none]);
  const before = Date.now();
  await deliver({ course_id, mean: 2.5, count: 1, version: 4 });
  expect(await shown(course_id, category_id)).toEqual([
    [2.5, 1, 4.5],
    [2.5, 1, 4.5],
  ]);
  const pages = (await catalogue.app.inject(sitemapPaths.sitemapPart(0))).json<SitemapPart>();
  const changed = pages.find((page) => page.course_id === course_id)?.changed ?? '';
  expect(Date.parse(changed)).toBeGreaterThanOrEqual(before);
  await deliver({ course_id, mean: 3.17, count: 6, version: 6 });
  await deliver({ course_id, mean: 1, count: 5, version: 5 });
  const some = [3.17, 6, 4.5];
  expect(await shown(course_id, category_id)).toEqual([some, some]);
  await deliver({ course_id, mean: null, count: 0, version: 7 });
  expect(await shown(course_id, category_id)).toEqual([none, none]);
});

test('courses are sorted by the displayed mean and number of reviews', async () => {
  const { CategoryId: category_id } = await make.category();
  const none = await make.course({ category_id });
  const few = await make.course({ category_id });
  const good = await make.course({ category_id });
  const many = await make.course({ category_id });
  await deliver({ course_id: few.course_id, mean: 5, count: 1, version: 1 });
  await deliver({ course_id: good.course_id, mean: 4.9, count: 5, version: 1 });
  await deliver({ course_id: many.course_id, mean: 3, count: 50, version: 1 });
  const idOf = (course: { course_id: number }) => course.course_id;
  const sorted = async (sort: string) =>
    (await catalogue.app.inject(`${listUrl}?category_id=${category_id}&sort=${sort}`))
      .json<PublicCourse[]>()
      .map(({ CourseId }) => CourseId);
  expect(await sorted('ReviewMean:desc')).toEqual([few, good, many, none].map(idOf));
  expect(await sorted('ReviewCount:desc')).toEqual([many, good, few, none].map(idOf));
});

test('nothing is stored for a course that is deleted or never existed', async () => {
  const { course_id } = await make.course();
  await deliver({ course_id, mean: 4, count: 5, version: 1 });
  await client.delete(`/api/course/${course_id}`);
  await deliver({ course_id, mean: 4, count: 5, version: 2 });
  expect(await catalogue.db('course_reviews').where({ course_id })).toEqual([]);
});
