import { act, screen, waitFor, within } from '@testing-library/react';
import { paths } from '@vidyapath/http/paths';
import { makeCategory, makeCourse } from '@vidyapath/testing/record-factories';
import { staff } from '@vidyapath/testing/users';
import { http } from 'msw';
import { expectAccessible } from '@vidyapath/testing/accessibility';
import { button, courseMaster, field, open, shownRows } from '../../testing/admin-screens';
import { editor } from '../../testing/course-form';
import { network, outdated, problem, stockCatalogue, startNetwork } from '../../testing/fake-catalogue';

startNetwork();

const view = `${courseMaster}?tab=view`;
const category = makeCategory({ CategoryName: 'Web' });
const react = () => makeCourse({ course_name: 'React Basics', category_id: category.CategoryId, is_public: false });
const messages = (platform: { notices: { message: string }[] }) => platform.notices.map(({ message }) => message);

test('the list shows the specified columns', async () => {
  stockCatalogue({ courses: [react(), makeCourse({ course_name: 'No author', author: '', course_language: '' })] });
  await open(view);
  const [first, second] = await shownRows('Courses');
  expect(screen.getAllByRole('columnheader').map((header) => header.textContent)).toEqual([
    'Sl#',
    'Name',
    'Language',
    'Author',
    'Rating',
    'A.Price',
    'D.Price',
    'Premium',
    'Best Seller',
    'Public',
    'Actions',
  ]);
  expect(first).toEqual(['1', 'React Basics', 'English', 'Meera Rao', '4.5', '₹1,999', '₹999', 'Yes', 'No', 'No', '']);
  expect(second?.slice(2, 4)).toEqual(['–', '–']);
  expect(screen.getByText('Page 1 of 1')).toBeTruthy();
  await expectAccessible();
});

test('a row is edited in a filled form, and only the edited field changes', async () => {
  const course = react();
  const { courses, calls } = stockCatalogue({ courses: [{ ...course }], categories: [category] });
  const { user, platform } = await open(view);
  await user.click(await screen.findByRole('button', { name: 'Edit React Basics' }));
  await screen.findByRole('heading', { name: 'Edit Course' });
  await editor();
  await user.clear(field('Discounted Price'));
  await user.type(field('Discounted Price'), '899.50');
  await user.click(button('Update'));
  expect(await screen.findByRole('heading', { name: 'Add Course' })).toBeTruthy();
  expect(courses).toEqual([{ ...course, discounted_price: 899.5 }]);
  expect(calls).toEqual(['PUT if it matches']);
  expect(messages(platform)).toEqual(['Course updated successfully!']);
  expect(platform.events.published).toEqual([
    { name: 'catalogue.course-changed@1', fact: { courseId: course.course_id } },
  ]);
});

async function editWhileSomebodySaves(before: () => void = () => undefined) {
  const course = react();
  const { courses, calls } = stockCatalogue({ courses: [course], categories: [category] });
  before();
  const view = await open(`${courseMaster}?edit=${course.course_id}`);
  await editor();
  await view.user.clear(field('Author'));
  await view.user.type(field('Author'), 'Mine');
  courses[0] = { ...course, course_name: 'Theirs', actual_price: 2_500 };
  await view.user.click(button('Update'));
  const dialog = await screen.findByRole('dialog', { name: 'Somebody saved a newer version' });
  return { ...view, courses, calls, dialog };
}

test('a newer version is shown, and can be overwritten', async () => {
  const { user, courses, dialog, platform } = await editWhileSomebodySaves();
  expect(
    within(dialog)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual(['Course Name: Theirs', 'Author: Meera Rao', 'Actual Price: ₹2,500']);
  await user.click(within(dialog).getByRole('button', { name: 'Overwrite with mine' }));
  await waitFor(() => expect(messages(platform)).toEqual(['Course updated successfully!']));
  expect(courses[0]).toMatchObject({ course_name: 'React Basics', author: 'Mine', actual_price: 1_999 });
});

test('a closing dialog keeps its text, and a second press in it sends nothing', async () => {
  const { user, calls, dialog, platform } = await editWhileSomebodySaves();
  calls.splice(0);
  await user.dblClick(within(dialog).getByRole('button', { name: 'Overwrite with mine' }));
  await user.click(within(dialog).getByRole('button', { name: 'Load their version' }));
  expect(within(dialog).getAllByRole('listitem')).toHaveLength(3);
  await waitFor(() => expect(messages(platform)).toEqual(['Course updated successfully!']));
  expect(calls).toEqual(['PUT if it matches']);
});

test.each([
  [
    99,
    /^While you were editing, Meera Rao changed this and saved it \(22 Nov 2026, .+\)\. Your changes are not lost yet\.$/,
  ],
  [staff.id, /^You changed this yourself and saved it \(22 Nov 2026, .+\), in another window or on another device\./],
])('shows who saved the newer version and when: user %i', async (actor_id, text) => {
  const refusal = outdated({ actor: { id: actor_id, name: 'Meera Rao' }, fields: ['course_name'] });
  const { dialog } = await editWhileSomebodySaves(() => network.use(http.put(`*${paths.courses}/:id`, () => refusal)));
  expect(within(dialog).getByText(text)).toBeTruthy();
});

test('a newer version can be loaded instead, or the user keeps editing', async () => {
  const { user, courses, dialog } = await editWhileSomebodySaves();
  await user.click(within(dialog).getByRole('button', { name: 'Keep editing' }));
  expect(field('Author').value).toBe('Mine');
  await user.click(button('Update'));
  await user.click(await screen.findByRole('button', { name: 'Load their version' }));
  await waitFor(() => expect(field('Course Name').value).toBe('Theirs'));
  expect(field('Author').value).toBe('Meera Rao');
  await user.click(button('Update'));
  await screen.findByRole('heading', { name: 'Add Course' });
  expect(courses[0]).toMatchObject({ course_name: 'Theirs' });
});

test('names the course before a delete, and asks again when somebody has changed it in between', async () => {
  const course = react();
  const { courses, calls } = stockCatalogue({ courses: [course] });
  const { user, platform } = await open(view);
  await user.click(await screen.findByRole('button', { name: 'Delete React Basics' }));
  const dialog = screen.getByRole('dialog', { name: 'Delete course' });
  expect(within(dialog).getByText('Are you sure you want to delete this course?')).toBeTruthy();
  network.use(http.delete(`*${paths.course(course.course_id)}`, () => outdated(), { once: true }));
  await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
  expect(await within(dialog).findByText('Somebody changed it a moment ago. Delete it anyway?')).toBeTruthy();
  await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(courses).toEqual([]));
  expect(await screen.findByText('No courses yet')).toBeTruthy();
  expect(calls).toEqual(['DELETE if it matches']);
  expect(messages(platform)).toEqual(['Course deleted successfully!']);
});

test('a delete that fails says why and stays open', async () => {
  const course = react();
  stockCatalogue({ courses: [course] });
  network.use(http.delete(`*${paths.course(course.course_id)}`, () => problem(403)));
  const { user, platform } = await open(view);
  await user.click(await screen.findByRole('button', { name: 'Delete React Basics' }));
  const dialog = screen.getByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
  expect(await within(dialog).findByText(/^Your account is not allowed to change this/)).toBeTruthy();
  expect(messages(platform)).toEqual(['Failed to delete course.']);
});

test('shows that the list could not be loaded, and can retry', async () => {
  stockCatalogue({ courses: [react()] });
  network.use(http.get(`*${paths.courses}`, () => problem(503), { once: true }));
  const { user, platform } = await open(view);
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await shownRows('Courses')).toHaveLength(1);
  expect(messages(platform)).toEqual(['Failed to load courses.']);
});

test('shows the last page for a page past it, and ignores an unknown sort in the address', async () => {
  stockCatalogue({ courses: Array.from({ length: 12 }, () => react()) });
  const { router } = await open(`${view}&page=9&sort=secret:asc`);
  await waitFor(async () => expect((await shownRows('Courses')).map(([serial]) => serial)).toEqual(['11', '12']));
  expect(router.state.location.search).toContain('page=2');
});

test('keeps no data of the user after the session ends', async () => {
  const { courses } = stockCatalogue({ courses: [react()] });
  const { default: remote } = await import('../../remote');
  await open(view);
  await shownRows('Courses');
  courses.splice(0, 1);
  act(() => remote.onLogout());
  expect(await screen.findByText('No courses yet')).toBeTruthy();
});
