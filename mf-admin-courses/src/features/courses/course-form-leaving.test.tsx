import { screen, waitFor } from '@testing-library/react';
import { paths } from '@vidyapath/http/paths';
import { makeCategory, makeCourse } from '@vidyapath/testing/record-factories';
import { http } from 'msw';
import { button, courseMaster, field, open } from '../../testing/admin-screens';
import { choose, editor, pasteInfo } from '../../testing/course-form';
import { network, problem, stockCatalogue, startNetwork } from '../../testing/fake-catalogue';

startNetwork();

const pottery = makeCategory({ CategoryName: 'Pottery' });
const messages = (platform: { notices: { message: string }[] }) => platform.notices.map(({ message }) => message);

test('Cancel resets the form without asking', async () => {
  stockCatalogue();
  const { user } = await open(courseMaster);
  await user.type(field('Course Name'), 'React');
  await pasteInfo({ text: 'Something' });
  await user.click(button('Cancel'));
  expect(field('Course Name').value).toBe('');
  await waitFor(async () => expect((await editor()).textContent).toBe(''));
});

test('leaving a changed form asks first', async () => {
  stockCatalogue();
  const { user } = await open(courseMaster);
  await user.type(field('Course Name'), 'React');
  await user.click(screen.getByRole('tab', { name: 'View' }));
  await user.click(await screen.findByRole('button', { name: 'Stay' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(field('Course Name').value).toBe('React');
  await user.click(screen.getByRole('tab', { name: 'View' }));
  await user.click(await screen.findByRole('button', { name: 'Leave' }));
  expect(await screen.findByRole('heading', { name: 'Course Master' })).toBeTruthy();
});

test('retries categories that failed to load, and keeps the form', async () => {
  stockCatalogue({ categories: [pottery] });
  network.use(http.get(`*${paths.categories}`, () => problem(503), { once: true }));
  const { user, platform } = await open(courseMaster);
  await user.type(field('Course Name'), 'React');
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  await choose(user, 'Category', 'Pottery');
  expect(messages(platform)).toEqual(['Failed to load categories.']);
  expect(field('Course Name').value).toBe('React');
});

test('a course can be opened by its address alone', async () => {
  const course = makeCourse({ category_id: pottery.CategoryId, course_info: '<p>Line <strong>one</strong></p>' });
  stockCatalogue({ courses: [course], categories: [pottery] });
  await open(`${courseMaster}?edit=${course.course_id}`);
  expect((await screen.findByRole<HTMLInputElement>('textbox', { name: 'Course Name' })).value).toBe(
    course.course_name,
  );
  expect((await editor()).textContent).toBe('Line one');
  expect(screen.getByText('4.5 of 5')).toBeTruthy();
  await waitFor(() =>
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Category' }).selectedOptions[0]?.text).toBe(
      'Pottery',
    ),
  );
});

test('shows that the course no longer exists', async () => {
  stockCatalogue();
  const { platform } = await open(`${courseMaster}?edit=77`);
  expect(await screen.findByText('It no longer exists; somebody may have deleted it.')).toBeTruthy();
  expect(messages(platform)).toEqual(['Failed to fetch course details.']);
});
