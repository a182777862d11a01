import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { courseDraftPaths } from '@vidyapath/http/course-draft-paths';
import { expectAccessible } from '@vidyapath/testing/accessibility';
import { makeCategory, makeCourse } from '@vidyapath/testing/record-factories';
import { http } from 'msw';
import { button, open } from '../../testing/admin-screens';
import { network, problem, startNetwork } from '../../testing/fake-catalogue';
import { makeCheck, stockStudio } from '../../testing/fake-studio';

startNetwork();
beforeEach(() => localStorage.clear());

const category = makeCategory({ CategoryName: 'Web' });
const draft = () =>
  makeCourse({
    course_id: 4,
    course_name: 'React Basics',
    is_public: false,
    category_id: category.CategoryId,
    course_info: '',
  });
const details = '/studio/courses/4/details';
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${name}( \\*)?$`));
const saved = () => screen.findByText('Everything is saved.');

async function openDetails(path = details) {
  const view = await open(path);
  await screen.findByRole('form', { name: 'Details' });
  return view;
}

test('a field is stored when it is left, and a choice at once, each alone', async () => {
  const { changes } = stockStudio({ courses: [draft()], categories: [category] });
  const { user, platform } = await openDetails();
  await user.clear(field('Author'));
  await user.type(field('Author'), 'Asha');
  expect(changes).toEqual([]);
  await user.tab();
  await waitFor(() => expect(changes).toEqual([{ author: 'Asha' }]));
  await user.selectOptions(field('Level'), 'Beginner');
  await waitFor(() => expect(changes).toEqual([{ author: 'Asha' }, { level: 'beginner' }]));
  await saved();
  expect(platform.events.published.at(-1)).toEqual({ name: 'catalogue.course-changed@1', fact: { courseId: 4 } });
  await expectAccessible();
});

test('lists are typed line by line', async () => {
  const { changes } = stockStudio({ courses: [draft()], categories: [category] });
  const { user } = await openDetails();
  const list = within(screen.getByRole('group', { name: 'What learners need before they begin' }));
  await user.click(list.getByRole('button', { name: 'Add a line' }));
  await user.keyboard('A laptop{Enter}Time{Enter}');
  expect(list.getAllByRole('textbox')).toHaveLength(3);
  await user.keyboard('{Backspace}');
  expect(document.activeElement).toBe(list.getAllByRole('textbox')[1]);
  await user.tab();
  await user.tab();
  await waitFor(() => expect(changes.at(-1)).toEqual({ requirements: ['A laptop', 'Time'] }));
});

test('a draft may have empty texts, a published course may not', async () => {
  const { changes } = stockStudio({ courses: [{ ...draft(), is_public: true }], categories: [category] });
  const { user } = await openDetails();
  await user.clear(field('Course Description'));
  await user.tab();
  expect(await screen.findByText('Course Description is required.')).toBeTruthy();
  expect(screen.getByText('Not everything is saved yet. Check the messages.')).toBeTruthy();
  expect(changes).toEqual([]);
});

test('a field that only somebody else changed is taken, and what was typed is stored', async () => {
  const { changes, store, courses } = stockStudio({ courses: [draft()], categories: [category] });
  const { user } = await openDetails();
  store(4, { author: 'Ravi' });
  await user.type(field('Course Name'), ' 19');
  await user.tab();
  await saved();
  expect(changes).toEqual([{ course_name: 'React Basics 19' }]);
  expect(field('Author').value).toBe('Ravi');
  expect(courses[0]).toMatchObject({ course_name: 'React Basics 19', author: 'Ravi' });
});

test('a conflict shows both versions of the field, and either is chosen', async () => {
  const { changes, store } = stockStudio({ courses: [draft()], categories: [category] });
  const { user } = await openDetails();
  store(4, { course_name: 'React for all' });
  await user.type(field('Course Name'), ' 19');
  await user.tab();
  const name = within(await screen.findByRole('group', { name: 'Course Name' }));
  expect(name.getByText('React Basics 19')).toBeTruthy();
  expect(name.getByText('React for all')).toBeTruthy();
  await user.click(button('Show both versions'));
  expect(document.activeElement?.contains(screen.getByRole('group', { name: 'Course Name' }))).toBe(true);
  await user.click(button('Keep mine: Course Name'));
  await saved();
  expect(changes).toEqual([{ course_name: 'React Basics 19' }]);
  store(4, { author: 'Ravi' });
  await user.type(field('Author'), ' Iyer');
  await user.tab();
  await user.click(await screen.findByRole('button', { name: 'Take theirs: Author' }));
  await saved();
  expect(changes).toHaveLength(1);
  expect(field('Author').value).toBe('Ravi');
});

test('what could not be stored is said, stays, and is stored later', async () => {
  const { changes } = stockStudio({ courses: [draft()], categories: [category] });
  const { user, unmount } = await openDetails();
  network.use(http.put(`*${courseDraftPaths.courseDetails(4)}`, () => problem(503), { once: true }));
  await user.type(field('Course Name in Hindi'), 'रिएक्ट');
  await user.tab();
  expect(await screen.findByText(/^Not saved: The service is not available/)).toBeTruthy();
  unmount();
  await openDetails();
  await saved();
  expect(changes).toEqual([{ course_name_hi: 'रिएक्ट' }]);
});

test('publishing asks once, with what the course has and lacks', async () => {
  const studio = stockStudio({ courses: [draft()], categories: [category] });
  studio.checks.push(
    makeCheck({ check: 'info', ok: false }),
    makeCheck({ check: 'captions', ok: false, required: false }),
  );
  const { user } = await openDetails();
  expect(screen.getByText('Draft')).toBeTruthy();
  await user.click(button('Publish'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Publish the course' }));
  expect(await dialog.findByText('The course still needs what is marked as missing.')).toBeTruthy();
  expect(dialog.getByText('Recommended')).toBeTruthy();
  expect(dialog.getByRole('link', { name: 'Course info' }).getAttribute('href')).toBe(`${details}#course_info`);
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  studio.checks.splice(1);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(button('Publish'));
  const ready = within(await screen.findByRole('dialog'));
  await user.click(await ready.findByRole('button', { name: 'Publish' }));
  expect(await screen.findByText('Published')).toBeTruthy();
  expect(studio.published).toEqual([{}]);
});

test('a publication is planned by the clock of India, and cancelled', async () => {
  const studio = stockStudio({ courses: [draft()], categories: [category] });
  const { user } = await openDetails();
  await user.click(button('Publish'));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(await dialog.findByRole('radio', { name: 'On a date' }));
  await user.click(dialog.getByRole('button', { name: 'Set the date' }));
  expect(await dialog.findByText('Choose a date and a time.')).toBeTruthy();
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
  fireEvent.change(dialog.getByLabelText(/^Date and time/), { target: { value: `${tomorrow}T10:00` } });
  await user.click(dialog.getByRole('button', { name: 'Set the date' }));
  expect(await screen.findByText(/^Will be published on .*10:00/)).toBeTruthy();
  expect(studio.published).toEqual([{ publish_at: `${tomorrow}T04:30:00.000Z` }]);
  await user.click(await screen.findByRole('button', { name: 'Cancel the date' }));
  const question = within(await screen.findByRole('dialog', { name: 'Cancel the date' }));
  await user.click(question.getByRole('button', { name: 'Cancel the date' }));
  expect(await screen.findByText('Draft')).toBeTruthy();
});

test('a link to a field opens the page at it', async () => {
  stockStudio({ courses: [draft()], categories: [category] });
  await openDetails(`${details}#actual_price`);
  await act(() => Promise.resolve());
  expect(document.activeElement).toBe(field('Actual Price'));
});
