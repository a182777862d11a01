import { courseSearchPaths } from '@vidyapath/http/course-search-paths';
import { paths } from '@vidyapath/http/paths';
import { makePublicCourse } from '@vidyapath/testing/record-factories';
import { renderRemote } from '@vidyapath/testing/render-remote';
import { learner } from '@vidyapath/testing/users';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expectAccessible } from '@vidyapath/testing/accessibility';
import hindi from '../../messages/hi';
import remote from '../../remote';
import { fill } from '../../testing/fill';
import { card, courses, openCatalogue, pottery, serveCatalogue } from '../../testing/open-catalogue';
import { problem, serveTests } from '../../testing/server';

const server = serveTests();
const cardNames = () => screen.getAllByRole('article').map((one) => within(one).getByRole('heading').textContent);

test('a card shows a course and its price, and links to its page', async () => {
  serveCatalogue(server, () => [
    makePublicCourse({ CourseId: 7, CourseName: 'React Basics', IsBestSeller: true, BannerImage: '/media/abc.webp' }),
  ]);
  const { container, user, router } = await openCatalogue();
  const tile = within(await card('React Basics'));
  for (const text of ['Best Seller', 'Premium', '1 h 25 m', '₹999']) expect(tile.getByText(text)).toBeTruthy();
  expect(tile.getByText('₹1,999').tagName).toBe('DEL');
  expect(container.querySelector('img')?.getAttribute('srcset')).toContain('/media/abc-320.webp 320w');
  await expectAccessible();
  server.use(http.get(`*${paths.publicCourseContent}`, () => problem(404, 'No such course')));
  await user.click(tile.getByRole('link', { name: 'React Basics' }));
  await waitFor(() => expect(router.state.location.pathname).toMatch(/^\/course\/course-content\/7-/));
});

test('a card shows teacher, language, lessons, and learners where there are some', async () => {
  const known = { Author: 'Meera Rao', CourseLanguage: 'Hindi', LessonCount: 1 } as const;
  const unknown = { Author: '', CourseLanguage: '', LessonCount: 0 } as const;
  serveCatalogue(server, () => [
    makePublicCourse({ CourseName: 'Known', ...known, Learners: 12 }),
    makePublicCourse({ CourseName: 'Unknown', ...unknown, Learners: 0 }),
  ]);
  await openCatalogue();
  const facts = within(await card('Known')).getAllByRole('listitem');
  expect(facts.map(({ textContent }) => textContent)).toEqual(['Hindi', '1 lesson', '12 learners']);
  expect(within(await card('Known')).getByText('Meera Rao')).toBeTruthy();
  expect(within(await card('Unknown')).queryByRole('listitem')).toBeNull();
});

test('a Hindi page shows the Hindi names of categories that have one', async () => {
  serveCatalogue(server, () => []);
  await renderRemote(remote, '/course/available-course', { language: 'hi', messages: { [remote.id]: hindi } });
  expect(await screen.findByRole('tab', { name: 'मिट्टी के बर्तन' })).toBeTruthy();
  expect(screen.getByRole('tab', { name: 'Front end' })).toBeTruthy();
});

test('shows one price without a discount', async () => {
  serveCatalogue(server, () => [makePublicCourse({ CourseName: 'Fair', ActualPrice: 500, DiscountedPrice: 500 })]);
  const { container } = await openCatalogue();
  expect(within(await card('Fair')).getByText('₹500')).toBeTruthy();
  expect(container.querySelector('del')).toBeNull();
});

test('Add to Cart shows a toast that links to the cart; Buy Now opens checkout', async () => {
  serveCatalogue(server, () => [
    makePublicCourse({ CourseId: 7, CourseName: 'React Basics', ActualPrice: 1_999, DiscountedPrice: 999.5 }),
  ]);
  const { user, router, platform } = await openCatalogue();
  const tile = within(await card('React Basics'));
  for (const message of ['React Basics is in your cart.', 'React Basics is already in your cart.']) {
    await user.click(tile.getByRole('button', { name: 'Add to Cart' }));
    expect(platform.notices.at(-1)).toMatchObject({ message, link: { to: '/cart' } });
  }
  expect(platform.cart.getSnapshot()).toEqual([{ item: { kind: 'course', course_id: 7 }, seenPaise: 99_950 }]);
  expect(router.state.location.pathname).toBe('/course/available-course');
  await user.click(tile.getByRole('button', { name: 'Buy Now' }));
  expect(platform.visited).toEqual(['/checkout']);
});

test('offers to start a free course and not to buy it', async () => {
  serveCatalogue(server, () => [makePublicCourse({ CourseId: 7, CourseName: 'Open', DiscountedPrice: 0 })]);
  await openCatalogue('', { user: learner });
  const tile = within(await card('Open'));
  expect(tile.getByRole('link', { name: 'Start learning' }).getAttribute('href')).toBe('/learn/7?start=1');
  expect(tile.queryByRole('button')).toBeNull();
});

test('a visitor starts a free course after the login', async () => {
  serveCatalogue(server, () => [makePublicCourse({ CourseId: 7, CourseName: 'Open', DiscountedPrice: 0 })]);
  const { user, router } = await openCatalogue();
  await user.click(within(await card('Open')).getByRole('link', { name: 'Start learning' }));
  expect(router.state.location).toMatchObject({ pathname: '/login', state: { next: '/learn/7?start=1' } });
});

test('asks once which courses of the page the learner has', async () => {
  serveCatalogue(server, () => [
    makePublicCourse({ CourseId: 7, CourseName: 'Mine' }),
    makePublicCourse({ CourseId: 8, CourseName: 'Other' }),
    makePublicCourse({ CourseId: 9, CourseName: 'Open', ActualPrice: 0, DiscountedPrice: 0 }),
  ]);
  const queries: (string | null)[] = [];
  server.use(
    http.get(`*${paths.courseAccess}`, ({ request }) => {
      queries.push(new URL(request.url).searchParams.get('course_ids'));
      return HttpResponse.json([7, 8].map((id) => ({ course_id: id, access: id === 7, source: null, ends_at: null })));
    }),
  );
  await openCatalogue('', { user: learner });
  const own = within(await card('Mine'));
  expect((await own.findByRole('link', { name: 'Go to course' })).getAttribute('href')).toBe('/learn/7');
  expect(own.queryByRole('button')).toBeNull();
  expect(within(await card('Other')).getByRole('button', { name: 'Buy Now' })).toBeTruthy();
  expect(within(await card('Open')).getByRole('link', { name: 'Start learning' })).toBeTruthy();
  expect(queries).toEqual(['7,8']);
});

test('a page has six courses, and its number is in the URL', async () => {
  const queries = serveCatalogue(server, () => courses(14));
  const { user, router } = await openCatalogue();
  await card('Course 1');
  expect(screen.getAllByRole('article')).toHaveLength(6);
  const pages = within(screen.getByRole('navigation', { name: 'Course pages' }));
  expect(pages.getAllByRole('button').map((button) => button.textContent)).toEqual(['1', '2', '3']);
  await user.click(pages.getByRole('button', { name: 'Page 3' }));
  await card('Course 13');
  expect(cardNames()).toEqual(['Course 13', 'Course 14']);
  expect(router.state.location.search).toBe('?page=3');
  expect(queries).toEqual(['category_id=0&limit=6&offset=0', 'category_id=0&limit=6&offset=12']);
});

test('the title names the category and the page', async () => {
  serveCatalogue(server, () => courses(14));
  const { user } = await openCatalogue(`?category=${pottery.CategoryId}&page=2`);
  await card('Course 7');
  await waitFor(() => expect(document.title).toBe('Pottery – Page 2 · Vidyapath'));
  await user.click(screen.getByRole('tab', { name: 'All' }));
  await waitFor(() => expect(document.title).toBe('Available Courses · Vidyapath'));
});

test('while a page loads, the page buttons stay', async () => {
  let arrive = () => {};
  serveCatalogue(server, () => courses(14));
  const { user } = await openCatalogue();
  await card('Course 1');
  const arrival = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  server.use(http.get(`*${courseSearchPaths.courseSearch}`, () => arrival));
  const button = screen.getByRole('button', { name: 'Page 2' });
  await user.click(button);
  await waitFor(() => expect(screen.queryByRole('article')).toBeNull());
  expect(document.activeElement).toBe(button);
  arrive();
  await card('Course 7');
});

test('shows the last page for a page past it', async () => {
  serveCatalogue(server, () => courses(14));
  await openCatalogue('?page=99');
  await card('Course 14');
  expect(screen.getByRole('button', { name: 'Page 3', current: 'page' })).toBeTruthy();
});

test('one page needs no pagination', async () => {
  serveCatalogue(server, () => courses(6));
  await openCatalogue();
  await card('Course 6');
  expect(screen.queryByRole('navigation')).toBeNull();
});

test('a search is in the URL, requests its courses and returns to the first page', async () => {
  const queries = serveCatalogue(server, (query) => (query.get('q') ? courses(1, 'Found') : courses(14)));
  const { user, router } = await openCatalogue('?page=2');
  await card('Course 7');
  await fill(user, screen.getByRole('searchbox', { name: 'Search courses' }), 'recat');
  await card('Found 1');
  expect(router.state.location.search).toBe('?q=recat');
  expect(document.activeElement).toBe(screen.getByRole('searchbox'));
  expect(queries.at(-1)).toBe('category_id=0&limit=6&offset=0&q=recat');
});

test('shows that nothing was found, and links back to all courses', async () => {
  serveCatalogue(server, (query) => (query.get('q') ? [] : courses(2)));
  const { user } = await openCatalogue('?q=zzz');
  expect(await screen.findByText('No courses found')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Show all courses' }));
  await card('Course 1');
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('');
});

test('"Show all courses" clears the category and the search at once', async () => {
  const queries = serveCatalogue(server, (query) => (query.get('q') ? [] : courses(2)));
  const { user } = await openCatalogue(`?category=${pottery.CategoryId}&q=zzz`);
  await user.click(await screen.findByRole('button', { name: 'Show all courses' }));
  await card('Course 1');
  expect(queries).toEqual([
    `category_id=${pottery.CategoryId}&limit=6&offset=0&q=zzz`,
    'category_id=0&limit=6&offset=0',
  ]);
});

test('a search that is typed right after another was cleared does not show the old one again', async () => {
  serveCatalogue(server, (query) => (query.get('q') === 'zzz' ? [] : courses(2)));
  const { user } = await openCatalogue('?q=zzz');
  await user.click(await screen.findByRole('button', { name: 'Show all courses' }));
  await card('Course 1');
  await fill(user, screen.getByRole('searchbox'), 'c');
  expect(screen.queryByText('No courses found')).toBeNull();
  expect(await card('Course 1')).toBeTruthy();
});

test('the plan of a single course leads to the courses that cost no more, and promises no price', async () => {
  const queries = serveCatalogue(server, (query) => courses(query.has('max_price') ? 1 : 7));
  const { user, router } = await openCatalogue('?plan=single');
  await card('Course 1');
  expect(queries).toEqual(['category_id=0&limit=6&offset=0&max_price=199']);
  const note = within(screen.getByRole('note', { name: 'Your plan' }));
  expect(note.getByText('Courses of at most ₹199.')).toBeTruthy();
  expect(note.queryByText('₹199')).toBeNull();
  await user.click(screen.getByRole('tab', { name: 'Pottery' }));
  await waitFor(() => expect(queries.at(-1)).toContain('max_price=199'));
  await user.click(note.getByRole('link', { name: 'Show all courses' }));
  await card('Course 6');
  expect(router.state.location.search).toBe('');
  expect(queries.at(-1)).toBe('category_id=0&limit=6&offset=0');
});

test('where no course costs so little, all courses are one button away', async () => {
  serveCatalogue(server, (query) => (query.has('max_price') ? [] : courses(1)));
  const { user, router } = await openCatalogue('?plan=single');
  await user.click(await screen.findByRole('button', { name: 'Show all courses' }));
  await card('Course 1');
  expect(router.state.location.search).toBe('');
});
