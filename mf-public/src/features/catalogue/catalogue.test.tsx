import type { PublicCourse } from '@vidyapath/http/course-progress';
import { paths } from '@vidyapath/http/paths';
import { makeCategory, makePublicCourse } from '@vidyapath/testing/record-factories';
import { renderRemote } from '@vidyapath/testing/render-remote';
import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import remote from '../../remote';
import { faults } from '../../testing/faults';
import { fill } from '../../testing/fill';
import { answers, problem, recorded, serveTests } from '../../testing/server';

const server = serveTests();
const frontEnd = makeCategory({ CategoryName: 'Front end' });
const pottery = makeCategory({ CategoryName: 'Pottery' });
const courses = (count: number, name = 'Course') =>
  Array.from({ length: count }, (_, index) => makePublicCourse({ CourseName: `${name} ${index + 1}` }));

function serve(list: (query: URLSearchParams) => PublicCourse[]) {
  const { handler, queries } = recorded(paths.publicCourses, list);
  server.use(answers(paths.categories, [frontEnd, pottery]), handler);
  return queries;
}

async function open(path = '/course/available-course') {
  const view = await renderRemote(remote, path);
  await screen.findByRole('heading', { level: 1, name: 'Available Courses' });
  return view;
}

const card = (name: string) => screen.findByRole('article', { name });
const cardNames = () => screen.getAllByRole('article').map((one) => within(one).getByRole('heading').textContent);

test('a card says what a course is and costs, and leads to its page', async () => {
  serve(() => [makePublicCourse({ CourseId: 7, CourseName: 'React Basics', IsBestSeller: true, BannerImage: '/media/abc.webp' })]);
  const { container, user, router } = await open();
  const tile = within(await card('React Basics'));
  for (const text of ['Best Seller', 'Premium', '1 h 25 m', '₹999']) expect(tile.getByText(text)).toBeTruthy();
  expect(tile.getByText('₹1,999').tagName).toBe('DEL');
  expect(container.querySelector('img')?.getAttribute('srcset')).toContain('/media/abc-320.webp 320w');
  expect(await faults(container)).toEqual([]);
  server.use(http.get(`*${paths.publicCourseContent}`, () => problem(404, 'No such course')));
  await user.click(tile.getByRole('link', { name: 'React Basics' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/course/course-content/7'));
});

test('a price that is not lowered stands alone', async () => {
  serve(() => [makePublicCourse({ CourseName: 'Fair', ActualPrice: 500, DiscountedPrice: 500 })]);
  const { container } = await open();
  expect(within(await card('Fair')).getByText('₹500')).toBeTruthy();
  expect(container.querySelector('del')).toBeNull();
});

test('buying only shows an alert and stays on the page', async () => {
  const alert = jest.spyOn(window, 'alert').mockImplementation(() => undefined);
  serve(() => [makePublicCourse({ CourseName: 'React Basics' })]);
  const { user, router } = await open();
  const tile = within(await card('React Basics'));
  await user.click(tile.getByRole('button', { name: 'Buy Now' }));
  await user.click(tile.getByRole('button', { name: 'Add to Cart' }));
  expect(alert).toHaveBeenCalledTimes(2);
  expect(alert.mock.calls[0]?.[0]).toContain('React Basics');
  expect(router.state.location.pathname).toBe('/course/available-course');
});

test('six courses stand on a page, which the URL names', async () => {
  serve(() => courses(14));
  const { user, router } = await open();
  await card('Course 1');
  expect(screen.getAllByRole('article')).toHaveLength(6);
  const pages = within(screen.getByRole('navigation', { name: 'Course pages' }));
  expect(pages.getAllByRole('button').map((button) => button.textContent)).toEqual(['1', '2', '3']);
  await user.click(pages.getByRole('button', { name: 'Page 3' }));
  await card('Course 13');
  expect(cardNames()).toEqual(['Course 13', 'Course 14']);
  expect(router.state.location.search).toBe('?page=3');
});

test('one page needs no pagination', async () => {
  serve(() => courses(6));
  await open();
  await card('Course 6');
  expect(screen.queryByRole('navigation')).toBeNull();
});

test('each category is fetched once in a visit and then shown from the cache', async () => {
  const queries = serve((query) => (query.get('category_id') === '0' ? courses(8) : courses(1, 'Pot')));
  const { user, router } = await open('/course/available-course?page=2');
  await card('Course 7');
  await user.click(await screen.findByRole('tab', { name: 'Pottery' }));
  await card('Pot 1');
  expect(router.state.location.search).toBe(`?category=${pottery.CategoryId}`);
  await user.click(screen.getByRole('tab', { name: 'All' }));
  await card('Course 1');
  await user.click(screen.getByRole('tab', { name: 'Pottery' }));
  await card('Pot 1');
  expect(queries).toEqual(['category_id=0&limit=1000&offset=0', `category_id=${pottery.CategoryId}&limit=1000&offset=0`]);
});

test('a search asks the server, stands in the URL and returns to the first page', async () => {
  const queries = serve((query) => (query.get('q') ? courses(1, 'Found') : courses(14)));
  const { user, router } = await open('/course/available-course?page=2');
  await card('Course 7');
  await fill(user, screen.getByRole('searchbox', { name: 'Search courses' }), 'recat');
  await card('Found 1');
  expect(router.state.location.search).toBe('?q=recat');
  expect(document.activeElement).toBe(screen.getByRole('searchbox'));
  expect(queries.at(-1)).toBe('category_id=0&limit=1000&offset=0&q=recat');
});

test('nothing found says so and leads back to all courses', async () => {
  serve((query) => (query.get('q') ? [] : courses(2)));
  const { user } = await open('/course/available-course?q=zzz');
  expect(await screen.findByText('No courses found')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Show all courses' }));
  await card('Course 1');
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('');
});

test('without its categories the catalogue has the tab All and shows all courses', async () => {
  const queries = serve(() => courses(1));
  server.use(http.get(`*${paths.categories}`, () => problem(503, 'The database is away')));
  await open('/course/available-course?category=3');
  await waitFor(() => expect(queries.at(-1)).toBe('category_id=0&limit=1000&offset=0'));
  await card('Course 1');
  expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['All']);
});

test('a failed list is empty and can be tried again', async () => {
  serve(() => []);
  server.use(http.get(`*${paths.publicCourses}`, () => problem(503, 'The database is away'), { once: true }));
  const { user } = await open();
  expect((await screen.findByRole('alert')).textContent).toBe('Failed to load courses.');
  server.use(answers(paths.publicCourses, courses(1)));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await card('Course 1');
});

test('a price that staff changed shows at once where it is announced', async () => {
  let price = 999;
  serve(() => [makePublicCourse({ CourseId: 4, CourseName: 'React Basics', DiscountedPrice: price })]);
  const { platform } = await open();
  await within(await card('React Basics')).findByText('₹999');
  price = 899;
  act(() => platform.events.publish('catalogue.course-changed@1', { courseId: 4 }));
  expect(await screen.findByText('₹899')).toBeTruthy();
});

test('a price changed elsewhere shows on the next visit, the cached one until it is there', async () => {
  let price = 999;
  let released = Promise.resolve();
  server.use(
    answers(paths.categories, []),
    http.get(`*${paths.publicCourseContent}`, () => problem(404, 'No such course')),
    http.get(`*${paths.publicCourses}`, async () => {
      await released;
      return HttpResponse.json([makePublicCourse({ CourseId: 4, CourseName: 'React Basics', DiscountedPrice: price })]);
    }),
  );
  const { router } = await open();
  await card('React Basics');
  await act(() => router.navigate('/course/course-content/4'));
  await screen.findByRole('heading', { name: 'This course is not available.' });
  let release = () => {};
  released = new Promise((resolve) => {
    release = resolve;
  });
  price = 799;
  await act(() => router.navigate('/course/available-course'));
  expect(within(await card('React Basics')).getByText('₹999')).toBeTruthy();
  release();
  expect(await screen.findByText('₹799')).toBeTruthy();
});

test('signing out empties what was fetched', async () => {
  let name = 'Before';
  serve(() => [makePublicCourse({ CourseName: name })]);
  await open();
  await card('Before');
  name = 'After';
  act(() => remote.onLogout());
  await card('After');
});

test('a browser cache is asked to check what it has', async () => {
  const caches: RequestCache[] = [];
  serve(() => []);
  server.use(
    http.get(`*${paths.publicCourses}`, ({ request }) => {
      caches.push(request.cache);
      return HttpResponse.json([]);
    }),
  );
  await open();
  expect(await screen.findByText('No courses yet')).toBeTruthy();
  expect(caches).toEqual(['no-cache']);
});
