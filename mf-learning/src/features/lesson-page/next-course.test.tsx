import { screen, within } from '@testing-library/react';
import { courseSearchPaths } from '@vidyapath/http/course-search-paths';
import type { MyCourse } from '@vidyapath/http/learning-progress';
import { paths } from '@vidyapath/http/paths';
import { makePublicContent, makePublicCourse } from '@vidyapath/testing/record-factories';
import { http, HttpResponse } from 'msw';
import { learnedAs, network, setUpCourseScreen } from '../../testing/course-screen';
import { makeMyCourse } from '../../testing/learning-network';
import { answerCourse, openLesson } from '../../testing/lesson-page';

setUpCourseScreen();

const category = { CategoryId: 3, CategoryName: 'Web', CategoryNameHindi: 'वेब' };
const named = (CourseId: number, CourseName: string) => makePublicCourse({ CourseId, CourseName });

/** The link to the next course at the end of course 4, for a learner who has no other that is not completed. */
async function linkAtEnd(ofCategory: ReturnType<typeof named>[], best: ReturnType<typeof named>[]) {
  answerCourse();
  learnedAs({ completed_at: '2026-11-27T08:00:00Z', percent: 100 });
  const own: Partial<MyCourse>[] = [
    { course_id: 4, next: null },
    { course_id: 7, next: null },
    { course_id: 8, access: false },
  ];
  network.use(
    http.get(`*${paths.myCourses}`, () => HttpResponse.json(own.map(makeMyCourse))),
    http.get(`*${paths.publicCourseContent}`, () =>
      HttpResponse.json(makePublicContent({ CourseId: 4, Category: category })),
    ),
    http.get(`*${courseSearchPaths.courseSearch}`, ({ request }) =>
      HttpResponse.json({ courses: new URL(request.url).searchParams.get('category_id') === '3' ? ofCategory : best }),
    ),
  );
  await openLesson('/learn/4/201?end=1');
  const end = await screen.findByRole('region', { name: 'The end of the course' });
  return within(end).findByRole('link', { name: /next course/i });
}

test('the next course is the best of the category that the learner does not have', async () => {
  const link = await linkAtEnd([named(4, 'React Basics'), named(7, 'Had'), named(9, 'Vue')], [named(1, 'Best')]);
  expect(link.textContent).toBe('Next course: Vue');
  expect(link.getAttribute('href')).toBe('/course/course-content/9-vue');
});

test('without one in the category it is the best of all', async () => {
  const link = await linkAtEnd([named(4, 'React Basics')], [named(8, 'Had once'), named(1, 'Best')]);
  expect(link.textContent).toBe('Next course: Best');
});

test('who has all courses is led to the catalogue', async () => {
  const link = await linkAtEnd([], [named(4, 'React Basics')]);
  expect(link.textContent).toBe('Find your next course');
});
