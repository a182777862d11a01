import { screen, waitFor, within } from '@testing-library/react';
import { makeCourse, makeModule } from '@vidyapath/testing/record-factories';
import { http } from 'msw';
import { expectAccessible } from '@vidyapath/testing/accessibility';
import { network, problem, serveCatalogue } from '../../testing/catalogue';
import { openForm, openList, press } from '../../testing/screen';

beforeAll(() => network.listen({ onUnhandledRequest: 'error' }));
afterEach(() => network.resetHandlers());
afterAll(() => network.close());

const course = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Course' });
const choices = () =>
  within(course())
    .getAllByRole('option')
    .map(({ textContent }) => textContent);
const find = () => screen.findByRole('searchbox', { name: 'Find by name' });

/** One course more than one request fetches. */
const many = () =>
  Array.from({ length: 101 }, (_, index) =>
    makeCourse({ course_id: index + 1, course_name: `Course ${String(index + 1).padStart(3, '0')}` }),
  );

test('loads many courses in parts: more by a click, others by a search', async () => {
  const catalogue = serveCatalogue({ courses: many() });
  const { user } = await openForm();
  const queries = () => catalogue.calls.filter(({ path }) => path === '/api/course').map(({ search }) => search);
  await find();
  expect(choices()).toHaveLength(101);
  expect(screen.getByText('100 of 101 courses are in the list.')).toBeTruthy();
  expect(queries()).toEqual(['?fields=course_id%2Ccourse_name&sort=course_name%3Aasc&limit=100&offset=0']);
  await expectAccessible();

  await user.click(await press('Show more courses'));
  await within(course()).findByRole('option', { name: 'Course 101' });
  expect(queries()).toEqual([
    expect.anything(),
    '?fields=course_id%2Ccourse_name&sort=course_name%3Aasc&limit=100&offset=100',
  ]);
  await user.selectOptions(course(), 'Course 101');

  await user.type(await find(), '07{Enter}');
  await waitFor(() =>
    expect(choices()).toEqual([
      'Select Course',
      'Course 101',
      'Course 007',
      ...[0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((digit) => `Course 07${digit}`),
    ]),
  );
  expect(course().value).toBe('101');
  expect(catalogue.sent('POST')).toEqual([]);
  await user.type(await find(), 'x');
  expect(await screen.findByText('No course matches “07x”.')).toBeTruthy();
  expect(choices()).toEqual(['Select Course', 'Course 101']);
});

test('few courses need no search, and a message is shown without courses', async () => {
  serveCatalogue();
  const view = await openForm();
  await within(course()).findByRole('option', { name: 'React Basics' });
  expect(screen.queryByRole('searchbox')).toBeNull();
  view.unmount();
  serveCatalogue({ courses: [] });
  await openForm();
  expect(await screen.findByText('There is no course yet. Add the first one under Course Master.')).toBeTruthy();
});

test('the course of a module is shown although it is not among the first', async () => {
  const catalogue = serveCatalogue({
    courses: many(),
    modules: [makeModule({ ModuleId: 7, CourseId: 101, CourseName: 'Course 101' })],
  });
  await openForm('?edit=7');
  await find();
  expect(course().selectedOptions[0]?.text).toBe('Course 101');
  expect(catalogue.calls.filter(({ path }) => path === '/api/course/101')).toEqual([]);
});

test.each([
  [101, 'Course 101'],
  [999, 'A course that could not be found'],
])('the filter of the URL, course %i, is shown as “%s”', async (id, name) => {
  serveCatalogue({ courses: many(), modules: [makeModule()] });
  await openList(`&course=${id}`);
  await waitFor(() => expect(course().selectedOptions[0]?.text).toBe(name));
});

test('shows that a search failed, and can retry it', async () => {
  serveCatalogue({ courses: many() });
  const { user, platform } = await openForm();
  const search = await find();
  network.use(http.get('*/api/course', () => problem(503), { once: true }));
  await user.type(search, '101');
  await user.click(await press('Try again'));
  await within(course()).findByRole('option', { name: 'Course 101' });
  expect(platform.notices.map(({ message }) => message)).toEqual(['Failed to load courses.']);
});
