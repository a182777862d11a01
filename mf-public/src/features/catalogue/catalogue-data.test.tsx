import firstRequests from '../../../first-requests.json';
import { courseSearchPaths } from '@vidyapath/http/course-search-paths';
import { paths } from '@vidyapath/http/paths';
import { makePublicCourse } from '@vidyapath/testing/record-factories';
import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import remote from '../../remote';
import { card, courses, found, openCatalogue, pottery, serveCatalogue } from '../../testing/open-catalogue';
import { answers, problem, serveTests } from '../../testing/server';

const server = serveTests();

afterEach(() => {
  jest.restoreAllMocks();
  window.history.replaceState(null, '', '/');
});

test('each page of a category is fetched once in a visit and then shown from the cache', async () => {
  const queries = serveCatalogue(server, (query) =>
    query.get('category_id') === '0' ? courses(8) : courses(1, 'Pot'),
  );
  const { user, router } = await openCatalogue('?page=2');
  await card('Course 7');
  await user.click(await screen.findByRole('tab', { name: 'Pottery' }));
  await card('Pot 1');
  expect(router.state.location.search).toBe(`?category=${pottery.CategoryId}`);
  await user.click(screen.getByRole('tab', { name: 'All' }));
  await card('Course 1');
  await user.click(screen.getByRole('tab', { name: 'Pottery' }));
  await card('Pot 1');
  expect(queries).toEqual([
    'category_id=0&limit=6&offset=6',
    `category_id=${pottery.CategoryId}&limit=6&offset=0`,
    'category_id=0&limit=6&offset=0',
  ]);
});

test('the prefetched request of a page is the first request of the screen', async () => {
  const queries = serveCatalogue(server, () => courses(1));
  await openCatalogue();
  await card('Course 1');
  expect(`${courseSearchPaths.courseSearch}?${queries[0]}`).toBe(firstRequests['/course/available-course']);
});

test('opened by its address, it requests its data once, together with its code', async () => {
  window.history.replaceState(null, '', '/course/available-course');
  const queries = serveCatalogue(server, () => courses(7));
  await openCatalogue();
  await card('Course 1');
  await screen.findByRole('tab', { name: 'Pottery' });
  expect(queries).toHaveLength(1);
});

test('without categories the catalogue has the tab All and shows all courses', async () => {
  const queries = serveCatalogue(server, () => courses(1));
  server.use(http.get(`*${paths.categories}`, () => problem(503, 'The database is away')));
  await openCatalogue('?category=3');
  await waitFor(() => expect(queries.at(-1)).toBe('category_id=0&limit=6&offset=0'));
  await card('Course 1');
  expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['All']);
});

test('a failed list is empty and can be retried', async () => {
  serveCatalogue(server, () => []);
  server.use(
    http.get(`*${courseSearchPaths.courseSearch}`, () => problem(503, 'The database is away'), { once: true }),
  );
  const { user } = await openCatalogue();
  expect((await screen.findByRole('alert')).textContent).toBe('Failed to load courses.');
  server.use(answers(courseSearchPaths.courseSearch, found(courses(1))));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await card('Course 1');
});

test('shows a changed price at once after its event', async () => {
  let price = 999;
  serveCatalogue(server, () => [makePublicCourse({ CourseId: 4, CourseName: 'React Basics', DiscountedPrice: price })]);
  const { platform } = await openCatalogue();
  await within(await card('React Basics')).findByText('₹999');
  price = 899;
  act(() => platform.events.publish('catalogue.course-changed@1', { courseId: 4 }));
  expect(await screen.findByText('₹899')).toBeTruthy();
});

test('shows a price changed elsewhere on the next visit, after the cached one', async () => {
  let price = 999;
  let released = Promise.resolve();
  server.use(
    answers(paths.categories, []),
    http.get(`*${paths.publicCourseContent}`, () => problem(404, 'No such course')),
    http.get(`*${courseSearchPaths.courseSearch}`, async () => {
      await released;
      return HttpResponse.json(
        found([makePublicCourse({ CourseId: 4, CourseName: 'React Basics', DiscountedPrice: price })]),
      );
    }),
  );
  const { router } = await openCatalogue();
  await card('React Basics');
  await act(() => router.navigate('/course/course-content/4'));
  await screen.findByRole('heading', { name: 'This course is not available.' });
  let release = () => {};
  released = new Promise((resolve) => {
    release = resolve;
  });
  price = 799;
  const aMinuteLater = Date.now() + 60_000;
  jest.spyOn(Date, 'now').mockReturnValue(aMinuteLater);
  await act(() => router.navigate('/course/available-course'));
  expect(within(await card('React Basics')).getByText('₹999')).toBeTruthy();
  release();
  expect(await screen.findByText('₹799')).toBeTruthy();
});

test('signing out empties the store', async () => {
  let name = 'Before';
  serveCatalogue(server, () => [makePublicCourse({ CourseName: name })]);
  await openCatalogue();
  await card('Before');
  name = 'After';
  act(() => remote.onLogout());
  await card('After');
});

test('the browser’s cache has to validate its answers', async () => {
  const caches: RequestCache[] = [];
  serveCatalogue(server, () => []);
  server.use(
    http.get(`*${courseSearchPaths.courseSearch}`, ({ request }) => {
      caches.push(request.cache);
      return HttpResponse.json(found([]));
    }),
  );
  await openCatalogue();
  expect(await screen.findByText('No courses yet')).toBeTruthy();
  expect(caches).toEqual(['no-cache']);
});
