import type { PublicReview } from '@vidyapath/http/learning-reviews';
import { courseSearchPaths } from '@vidyapath/http/course-search-paths';
import { paths } from '@vidyapath/http/paths';
import { expectAccessible } from '@vidyapath/testing/accessibility';
import { makePublicContent } from '@vidyapath/testing/record-factories';
import { renderRemote } from '@vidyapath/testing/render-remote';
import { learner } from '@vidyapath/testing/users';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import remote from '../../remote';
import { found } from '../../testing/open-catalogue';
import { answers, problem, serveTests } from '../../testing/server';

const server = serveTests();
beforeEach(() => server.use(answers(courseSearchPaths.courseSearch, found([]))));
const hostile = '<img src=x onerror="alert(1)"> {{count}} https://example.com';
const summary = { mean: 4.25, count: 12, stars: { 1: 0, 2: 1, 3: 2, 4: 2, 5: 7 } };

const review = (number: number, part: Partial<PublicReview> = {}): PublicReview => ({
  review_id: `r${number}`,
  stars: 4,
  body: `Review ${number}`,
  author_name: `Learner ${number}`,
  created_at: '2026-11-20T08:00:00.000Z',
  edited_at: null,
  reply: null,
  ...part,
});

const serveReviews = (reviews: PublicReview[], total = reviews.length) => {
  const queries: string[] = [];
  server.use(
    answers(paths.courseReviewSummary(4), { ...summary, count: total }),
    http.get(`*${paths.courseReviews(4)}`, ({ request }) => {
      queries.push(new URL(request.url).search);
      return HttpResponse.json(reviews, { headers: { 'x-total-count': String(total) } });
    }),
  );
  return queries;
};

async function open(search: string, part: object = {}, options: Parameters<typeof renderRemote>[2] = {}) {
  server.use(answers(paths.publicCourseContent, { ...makePublicContent({ CourseId: 4 }), ...part }));
  return renderRemote(remote, `/course/course-content/4${search}`, options);
}

test('a rating without reviews names who gave it, and without a rating there are no stars', async () => {
  const { unmount } = await open('', { Rating: 4.5, ReviewMean: null, ReviewCount: 0 });
  expect(await screen.findByText('Rating: 4.5/5')).toBeTruthy();
  expect(screen.getByText('rated by our editors')).toBeTruthy();
  unmount();
  await open('', { Rating: 0, ReviewMean: null, ReviewCount: 0 });
  await screen.findByRole('tab', { name: /Reviews/ });
  expect(screen.queryByText(/Rating:|editors/)).toBeNull();
});

test('shows the mean of five or more reviews beside the name, and their number there and on the tab', async () => {
  await open('', { Rating: 5, ReviewMean: 4.25, ReviewCount: 12 });
  expect(await screen.findByText('Rating: 4.25/5')).toBeTruthy();
  expect(screen.getByText('(12 reviews)')).toBeTruthy();
  expect(screen.getByRole('tab', { name: 'Reviews (12)' })).toBeTruthy();
});

test('reviews: a summary with a bar for each number of stars, and texts as they were typed', async () => {
  serveReviews([
    review(1, { body: hostile, author_name: null, edited_at: '2026-11-21T08:00:00.000Z' }),
    review(2, { reply: { body: 'Thank you', created_at: '2026-11-22T08:00:00.000Z' } }),
  ]);
  const { user } = await open('', { ReviewCount: 2 });
  await user.click(await screen.findByRole('tab', { name: 'Reviews (2)' }));
  const shares = within(await screen.findByRole('list', { name: 'Reviews by stars' }));
  expect(shares.getAllByRole('listitem')).toHaveLength(5);
  const list = within(screen.getByRole('list', { name: 'Reviews' }));
  expect(list.getByText(hostile)).toBeTruthy();
  expect(list.getByText('A former learner')).toBeTruthy();
  expect(list.getByText('Thank you')).toBeTruthy();
  expect(document.querySelector('img[src="x"]')).toBeNull();
  await expectAccessible();
});

test('takes the number of reviews from the summary when an older catalogue sends none', async () => {
  serveReviews([review(1)], 7);
  await open('', { ReviewMean: undefined, ReviewCount: undefined });
  expect(await screen.findByRole('tab', { name: 'Reviews (7)' })).toBeTruthy();
});

test('order and page are in the URL; another order begins with the first page', async () => {
  const queries = serveReviews([review(1)], 25);
  const { user, router } = await open('?tab=reviews&reviews=2');
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Sort by' }), 'Lowest rating first');
  await waitFor(() => expect(router.state.location.search).toBe('?tab=reviews&sort=lowest'));
  await user.click(
    within(screen.getByRole('navigation', { name: 'Pages of reviews' })).getByRole('button', { name: 'Page 3' }),
  );
  await waitFor(() => expect(router.state.location.search).toBe('?tab=reviews&sort=lowest&reviews=3'));
  await waitFor(() =>
    expect(queries).toEqual([
      '?sort=newest&limit=10&offset=10',
      '?sort=lowest&limit=10&offset=0',
      '?sort=lowest&limit=10&offset=20',
    ]),
  );
});

test('shows that a course has no reviews; can load reviews again after a failure', async () => {
  server.use(
    http.get(`*${paths.courseReviewSummary(4)}`, () => problem(503, 'Away')),
    answers(paths.courseReviews(4), []),
  );
  const { user } = await open('?tab=reviews', { ReviewCount: 0 });
  expect((await screen.findByRole('alert')).textContent).toBe('The reviews could not be loaded.');
  serveReviews([]);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('No reviews yet')).toBeTruthy();
});

const access = (granted: boolean) =>
  answers(paths.courseAccess, [{ course_id: 4, access: granted, source: null, ends_at: null }]);

test.each([
  ['a visitor logs in to read discussions', {}, 'Log in to read them', /learners who have the course/],
  [
    'a learner with the course gets a link',
    { user: learner, granted: true },
    'Open the discussions',
    /Ask about a lesson/,
  ],
  [
    'a learner without it reads how to get access',
    { user: learner, granted: false },
    undefined,
    /learners who have the course/,
  ],
])('%s', async (_who, { granted, ...options }: { user?: typeof learner; granted?: boolean }, link, text) => {
  if (granted !== undefined) server.use(access(granted));
  const { user } = await open('', {}, options);
  await user.click(await screen.findByRole('tab', { name: 'Discussions' }));
  expect(await screen.findByText(text)).toBeTruthy();
  const href = link ? screen.getByRole('link', { name: link }).getAttribute('href') : null;
  expect(href).toBe(link ? (options.user ? '/learn/4?tab=questions' : '/login') : null);
  await expectAccessible();
});
