import { screen, waitFor, within } from '@testing-library/react';
import { paths } from '@vidyapath/http/paths';
import { makeProgressRow } from '@vidyapath/testing/record-factories';
import { staff } from '@vidyapath/testing/users';
import { expectAccessible } from '@vidyapath/testing/accessibility';
import { http, HttpResponse } from 'msw';
import {
  answerWith,
  moduleRows,
  network,
  openCourse,
  refuseWith,
  setUpCourseScreen,
} from '../../testing/course-screen';

setUpCourseScreen();

const manyModules = (count: number) =>
  Array.from({ length: count }, (_, index) => moduleRows(index + 1, `Part ${index + 1}`, [`v${index + 1}`])).flat();
const moduleNames = () => screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
const moduleButton = (name: string) => screen.getByRole('button', { name: new RegExp(`^${name} ?1 video`) });

test('shows the course, its modules with their videos and durations, and asks for course 4', async () => {
  const asked: string[] = [];
  network.events.on('request:start', ({ request }) => void asked.push(new URL(request.url).search));
  answerWith([
    ...moduleRows(1, 'Getting started', ['Welcome', 'Tools']),
    makeProgressRow({ ModuleId: 2, ModuleName: 'Later', VideoTitle: null, VideoUrl: null, DurationInSeconds: null }),
  ]);
  await openCourse();
  expect(asked.filter((search) => search !== '')).toEqual(['?course_id=4']);
  expect(screen.getByRole('heading', { level: 1, name: 'React Basics' })).toBeTruthy();
  await waitFor(() => expect(document.title).toBe('React Basics · Vidyapath'));
  expect(screen.getByText('From zero to a first app')).toBeTruthy();
  expect(moduleNames()).toEqual(['Getting started2 videos00:03:00', 'Later0 videos00:00:00']);
  expect(screen.getByText('Total: 2 modules')).toBeTruthy();
  expect(screen.getByText('| Found: 2')).toBeTruthy();
});

test('marks the lessons that are not published, which only staff gets', async () => {
  answerWith([
    ...moduleRows(1, 'One', ['Welcome']),
    makeProgressRow({ ModuleId: 1, ModuleName: 'One', VideoTitle: 'Loops', IsPublished: false }),
  ]);
  const { user } = await openCourse();
  await user.click(screen.getByRole('button', { name: /^One/ }));
  const [welcome, loops] = await screen.findAllByRole('listitem');
  expect(within(loops as HTMLElement).getByText('Not published')).toBeTruthy();
  expect(within(welcome as HTMLElement).queryByText('Not published')).toBeNull();
});

test('opens any course by its address', async () => {
  const asked: string[] = [];
  network.events.on('request:start', ({ request }) => void asked.push(new URL(request.url).search));
  answerWith(moduleRows(1, 'One', ['A']));
  await openCourse('/course/course-progress/17');
  expect(asked).toContain('?course_id=17');
});

test('has three tabs, which the URL names', async () => {
  answerWith(moduleRows(1, 'One', ['A']));
  network.use(http.get(`*${paths.courseThreads(':course')}`, () => HttpResponse.json([])));
  const { user, router } = await openCourse();
  const names = () => screen.getAllByRole('tab').map((tab) => tab.textContent);
  expect(names()).toEqual(['Course Modules (1)', 'Reviews (0)', 'Discussions']);
  await user.click(screen.getByRole('tab', { name: 'Discussions' }));
  expect(await screen.findByText('No questions yet')).toBeTruthy();
  await waitFor(() => expect(names()[2]).toBe('Discussions (0)'));
  expect(router.state.location.search).toBe('?tab=discussions');
  await expectAccessible();
});

test('searches name, description and video title, and keeps the focus and the text', async () => {
  answerWith([
    ...moduleRows(1, 'Alpha', ['Welcome']),
    ...moduleRows(2, 'Beta', ['Loops']),
    makeProgressRow({ ModuleId: 3, ModuleName: 'Gamma', ModuleDescription: 'All about ALPHAbets' }),
  ]);
  const { user, router } = await openCourse('/course/course-progress?page=2&size=5');
  const box = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search modules' });
  await user.type(box, 'alpha');
  await waitFor(() => expect(screen.getByText('| Found: 2')).toBeTruthy());
  expect(box.value).toBe('alpha');
  expect(document.activeElement).toBe(box);
  expect(router.state.location.search).toBe('?size=5&q=alpha');
  await user.clear(box);
  await user.type(box, 'loops');
  await waitFor(() => expect(moduleNames()).toEqual(['Beta1 video00:01:30']));
  await user.clear(box);
  await user.type(box, 'nowhere');
  await user.click(await screen.findByRole('button', { name: 'Clear the search' }));
  await waitFor(() => expect(screen.getByText('| Found: 3')).toBeTruthy());
  expect(box.value).toBe('');
});

test('pages ten at a time, by number and to the ends, and in other sizes', async () => {
  answerWith(manyModules(60));
  const { user } = await openCourse();
  const pages = within(screen.getByRole('navigation', { name: 'Pages of modules' }));
  expect(moduleNames()).toHaveLength(10);
  await user.click(pages.getByRole('button', { name: 'Last' }));
  await waitFor(() => expect(moduleNames().at(-1)).toMatch(/^Part 60/));
  await user.click(pages.getByRole('button', { name: 'Previous' }));
  await user.click(pages.getByRole('button', { name: 'First' }));
  await user.click(pages.getByRole('button', { name: 'Next' }));
  await waitFor(() => expect(pages.getByRole('button', { name: 'Page 2' }).getAttribute('aria-current')).toBe('page'));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Per page' }), 'All');
  await waitFor(() => expect(moduleNames()).toHaveLength(60));
  expect(screen.queryByRole('navigation')).toBeNull();
});

test('keeps at most one module open, and closes it when the list changes', async () => {
  answerWith(manyModules(12));
  const { user } = await openCourse();
  const expanded = () => screen.getAllByRole('button', { expanded: true }).map((button) => button.textContent);
  await user.click(moduleButton('Part 1'));
  await user.click(moduleButton('Part 2'));
  expect(expanded()).toEqual(['Part 21 video00:01:30']);
  await expectAccessible();
  await user.click(screen.getByRole('button', { name: 'Page 2' }));
  await waitFor(() => expect(screen.queryByRole('button', { expanded: true })).toBeNull());
});

test('shows that the course is empty, and links staff to the module admin', async () => {
  answerWith([]);
  const asLearner = await openCourse();
  expect(screen.getByText('No Course Content Available')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Add Content' })).toBeNull();
  asLearner.unmount();
  const asStaff = await openCourse(undefined, staff);
  await asStaff.user.click(screen.getByRole('button', { name: 'Add Content' }));
  expect(asStaff.platform.visited).toEqual(['/course/module-master']);
  await expectAccessible();
});

test('a failed load says why and can be tried again', async () => {
  refuseWith(503);
  const { user } = await openCourse();
  expect(screen.getByRole('alert').textContent).toMatch(/not available at the moment/);
  await expectAccessible();
  answerWith(moduleRows(1, 'One', ['A']));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'React Basics' })).toBeTruthy();
});

test.each([401, 403])('explains a load that is refused with %s', async (status) => {
  refuseWith(status);
  await openCourse();
  expect(screen.getByRole('alert').textContent).toMatch(status === 401 ? /session has ended/ : /don’t have access/);
});

test.each(['/course/course-progress/99', '/course/course-progress/abc'])(
  'the address %s, which is no course, links to the courses',
  async (path) => {
    refuseWith(404);
    const { user, platform } = await openCourse(path);
    await user.click(screen.getByRole('button', { name: 'Browse courses' }));
    expect(platform.visited).toEqual(['/course/available-course']);
  },
);

test('follows what staff changes, and forgets everything at sign-out', async () => {
  answerWith(moduleRows(1, 'One', ['A']));
  const { platform } = await openCourse();
  answerWith(moduleRows(1, 'One, better', ['A']));
  platform.events.publish('catalogue.module-changed@1', { courseId: 4, moduleId: 1 });
  await waitFor(() => expect(moduleNames()[0]).toMatch(/^One, better/));
});
