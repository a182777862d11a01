import { screen, waitFor, within } from '@testing-library/react';
import type { CourseListItem } from '@vidyapath/http/course';
import { expectAccessible } from '@vidyapath/testing/accessibility';
import { makeCategory } from '@vidyapath/testing/record-factories';
import { choose } from '../../testing/course-form';
import { button, field, open, shownRows } from '../../testing/admin-screens';
import { startNetwork } from '../../testing/fake-catalogue';
import { makeListed, stockStudio } from '../../testing/fake-studio';

startNetwork();

const category = makeCategory({ CategoryName: 'Web' });

const listed = (part: Partial<CourseListItem> = {}) =>
  makeListed({ course_name: 'React Basics', category_id: category.CategoryId, ...part });

test('the table shows each course with its state and numbers', async () => {
  stockStudio({
    courses: [
      listed({ review_mean: 4.2, review_count: 1 }),
      listed({
        course_id: 901,
        course_name: 'Later',
        is_public: false,
        publish_at: '2026-12-01T04:30:00.000Z',
        rating: 0,
      }),
      listed({ course_id: 902, course_name: 'Draft course', is_public: false }),
    ],
    categories: [category],
  });
  await open('/studio/courses');
  const [first, second, third] = await shownRows('Courses');
  await screen.findAllByText('Web');
  expect(first?.slice(1, 7)).toEqual(['React Basics', 'Published', 'Web', '12', '3', '4.2 (1 review)']);
  expect(second?.[2]).toMatch(/^Will be published on 1 Dec 2026, 10:00/);
  expect(second?.[6]).toBe('–');
  expect(third?.[2]).toBe('Draft');
  expect(third?.[6]).toBe('4.5, rated by our editors');
  await expectAccessible();
});

test('a course begins with its name and category, and its lessons open', async () => {
  const { courses } = stockStudio({ categories: [category] });
  const { user, platform } = await open('/studio/courses');
  await user.click((await screen.findAllByRole('button', { name: 'New course' }))[0] as HTMLElement);
  await screen.findByRole('dialog', { name: 'New course' });
  expect(document.activeElement).toBe(field('Course Name'));
  await user.type(field('Course Name'), 'Physics');
  await choose(user, 'Category', 'Web');
  await user.click(button('Create'));
  await waitFor(() => expect(platform.visited).toEqual(['/studio/courses/77/lessons']));
  expect(courses).toMatchObject([{ course_name: 'Physics', category_id: category.CategoryId }]);
});

test('a course is copied from its row', async () => {
  stockStudio({ courses: [listed()], categories: [category] });
  const { user } = await open('/studio/courses');
  await user.click(await screen.findByRole('button', { name: 'Copy React Basics' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Copy the course' }));
  await user.click(dialog.getByRole('button', { name: 'Copy' }));
  expect(await screen.findByRole('link', { name: 'React Basics (copy)' })).toBeTruthy();
});

test('courses are searched and sorted', async () => {
  stockStudio({
    courses: [
      listed({ course_id: 901, course_name: 'Zoology' }),
      listed({ course_id: 902, course_name: 'Algebra' }),
      listed({ course_id: 903, course_name: 'Botany', author: 'Zoya' }),
    ],
    categories: [category],
  });
  await open('/studio/courses?sort=course_name:asc&q=Zo');
  await waitFor(async () => expect(await shownRows('Courses')).toHaveLength(2));
  expect((await shownRows('Courses')).map((row) => row[1])).toEqual(['Botany', 'Zoology']);
});
