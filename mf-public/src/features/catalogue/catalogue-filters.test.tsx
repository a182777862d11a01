import { courseSearchPaths, manyCourses } from '@vidyapath/http/course-search-paths';
import { expectAccessible } from '@vidyapath/testing/accessibility';
import { makePublicCourse } from '@vidyapath/testing/record-factories';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { fill } from '../../testing/fill';
import { card, courses, found, openCatalogue, serveCatalogue } from '../../testing/open-catalogue';
import { answers, serveTests } from '../../testing/server';

const server = serveTests();
const matchMedia = window.matchMedia.bind(window);

/** The filters are beside the courses. */
function openWide() {
  window.matchMedia = (media) => Object.assign(matchMedia(media), { matches: media === '(min-width: 900px)' });
}
afterEach(() => {
  window.matchMedia = matchMedia;
});

const group = (name: string) => within(screen.getByRole('group', { name }));
const everything =
  'price=paid&max_price=5000&language=English&level=beginner&rating_from=4&teacher=asha&sort=newest&limit=12';

test('filters, order and size of the address are sent, each once, and shown', async () => {
  openWide();
  const asha = makePublicCourse({ CourseName: 'Roots', Author: 'Asha', Level: 'beginner' });
  const queries = serveCatalogue(server, () => [asha, ...courses(12)]);
  await openCatalogue(`?${everything}`);
  await card('Roots');
  expect(queries).toEqual([
    'category_id=0&limit=12&offset=0&price=paid&max_price=5000&language=English&level=beginner&rating_from=4&teacher=asha&sort=newest',
  ]);
  const chips = within(screen.getByRole('list', { name: 'Filters that are set' })).getAllByRole('button');
  expect(chips.map(({ textContent }) => textContent)).toEqual([
    'Paid',
    'Up to ₹5,000',
    'English',
    'Beginner',
    '4 and up',
    'Asha',
    'Clear filters',
  ]);
  await screen.findByRole('group', { name: 'Price' });
  expect(group('Price').getByRole<HTMLInputElement>('radio', { name: /Paid/ }).checked).toBe(true);
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Sort by' }).value).toBe('newest');
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Courses per page' }).value).toBe('12');
  await expectAccessible();
});

test.each([
  'price=cheap&max_price=-1&language=Klingon&level=Beginner&rating_from=9&teacher=Asha%20Rao&sort=name&limit=7&page=x',
  'price=&max_price=&language=&level=&rating_from=&teacher=&sort=&limit=&page=&category=99999999999',
  'max_price=1e99&rating_from=NaN&limit=6.0&colour=red',
])('unknown values of the address are ignored: %s', async (query) => {
  const queries = serveCatalogue(server, () => courses(1));
  await openCatalogue(`?${query}`);
  await card('Course 1');
  expect(queries).toEqual(['category_id=0&limit=6&offset=0']);
  expect(screen.queryByRole('list', { name: 'Filters that are set' })).toBeNull();
});

test('a choice stands in the address, returns to the first page, and keeps what else is there', async () => {
  openWide();
  const queries = serveCatalogue(server, () => courses(14));
  const { user, router } = await openCatalogue('?lang=hi&page=2');
  await screen.findByRole('group', { name: 'Level' });
  await user.click(group('Level').getByRole('radio', { name: /Advanced/ }));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Price, low to high');
  await waitFor(() => expect(router.state.location.search).toBe('?lang=hi&level=advanced&sort=price'));
  await waitFor(() => expect(queries.at(-1)).toBe('category_id=0&limit=6&offset=0&level=advanced&sort=price'));
  await card('Course 1');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Courses per page' }), '12');
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(12));
  await user.click(group('Level').getByRole('radio', { name: 'Any' }));
  await waitFor(() => expect(router.state.location.search).toBe('?lang=hi&sort=price&limit=12'));
});

test('the highest price applies when the field is left or Enter is pressed', async () => {
  openWide();
  const queries = serveCatalogue(server, () => courses(2));
  const { user, router } = await openCatalogue();
  const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Highest price (₹)' });
  await user.type(field, '500{Enter}');
  await waitFor(() => expect(queries.at(-1)).toContain('max_price=500'));
  await fill(user, field, 'x');
  await user.tab();
  await waitFor(() => expect(router.state.location.search).toBe(''));
  expect(field.value).toBe('');
});

test('a teacher is found by a part of the name', async () => {
  openWide();
  const queries = serveCatalogue(server, () => courses(2));
  const teachers = [{ name: 'Asha Rao', slug: 'asha-rao' }];
  server.use(answers(courseSearchPaths.suggestions, { courses: [], categories: [], teachers }));
  const { user } = await openCatalogue();
  await fill(user, await screen.findByRole('textbox', { name: 'Find a teacher' }), 'ash');
  await user.click(await screen.findByRole('button', { name: 'Asha Rao' }));
  await waitFor(() => expect(queries.at(-1)).toContain('teacher=asha-rao'));
});

test('removed filters leave the focus beside them, the last one on the courses', async () => {
  serveCatalogue(server, () => courses(2));
  const { user, router } = await openCatalogue('?price=free&level=beginner');
  await user.click(screen.getByRole('button', { name: 'Remove the filter Free' }));
  await waitFor(() => expect(router.state.location.search).toBe('?level=beginner'));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Remove the filter Beginner' }));
  await user.click(screen.getByRole('button', { name: 'Clear filters' }));
  await waitFor(() => expect(router.state.location.search).toBe(''));
  expect(document.activeElement).toBe(screen.getByRole('tabpanel'));
});

test('on a phone the filters are in a dialog, whose button has their number', async () => {
  serveCatalogue(server, (query) => courses(query.has('language') ? 3 : 8));
  const { user } = await openCatalogue('?price=free&rating_from=3.5');
  await user.click(screen.getByRole('button', { name: 'Filters (2)' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Filters' }));
  await user.click(dialog.getByRole('radio', { name: /Hindi/ }));
  await user.click(await dialog.findByRole('button', { name: 'Show 3 courses' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByRole('button', { name: 'Filters (3)' })).toBeTruthy();
});

test('a value that no course has can’t be chosen, and very many are not counted', async () => {
  openWide();
  serveCatalogue(server, () => courses(1));
  const many = found(courses(6), manyCourses);
  many.facets.price = [
    { value: 'free', count: 0 },
    { value: 'paid', count: manyCourses },
  ];
  server.use(http.get(`*${courseSearchPaths.courseSearch}`, () => HttpResponse.json(many)));
  await openCatalogue('?page=9999');
  await screen.findByRole('group', { name: 'Price' });
  expect(group('Price').getByRole<HTMLInputElement>('radio', { name: /Free/ }).disabled).toBe(true);
  expect(group('Price').getByText('10,000+')).toBeTruthy();
  expect(screen.getByText('10,000+ courses').getAttribute('role')).toBe('status');
  expect(await screen.findByRole('button', { name: 'Page 1667', current: 'page' })).toBeTruthy();
});
