import type { OwnReview } from '@vidyapath/http/learning-reviews';
import { paths } from '@vidyapath/http/paths';
import { expectAccessible } from '@vidyapath/testing/accessibility';
import { staff } from '@vidyapath/testing/users';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { answerWith, learnedAs, moduleRows, network, openCourse, setUpCourseScreen } from '../../testing/course-screen';

setUpCourseScreen();

const own = paths.ownReview(':course');
const written: OwnReview = {
  review_id: 'r1',
  course_id: 4,
  stars: 4,
  body: 'Clear <i>and</i> patient',
  status: 'pending',
  published: null,
  author_name: 'Asha Learner',
  created_at: '2026-11-20T08:00:00.000Z',
  edited_at: null,
  decided_at: null,
  criterion: null,
  note: null,
  reply: null,
};
const noStars = { mean: null, count: 0, stars: { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 } };
const refusal = (status: number, kind = '') =>
  HttpResponse.json({ type: kind ? `/problems/${kind}` : 'about:blank', status, detail: 'No.' }, { status });

/** The learner's review as the service has it; undefined: none. */
function serveOwn(review?: OwnReview) {
  let stored = review;
  answerWith(moduleRows(1, 'One', ['A']));
  const know = () => learnedAs({ has_review: stored !== undefined });
  know();
  network.use(
    http.get(`*${paths.courseReviews(':course')}`, () => HttpResponse.json([], { headers: { 'x-total-count': '0' } })),
    // It is asked for only where there is one.
    ...(review ? [http.get(`*${own}`, () => HttpResponse.json(stored))] : []),
  );
  return (next: OwnReview | undefined) => {
    stored = next;
    if (next) network.use(http.get(`*${own}`, () => HttpResponse.json(next)));
    know();
  };
}

const openReviews = (user?: typeof staff) => openCourse('/course/course-progress?tab=reviews', user);

test('says that a review needs a completed lesson and keeps the text; shows later that the review waits', async () => {
  const store = serveOwn();
  const sent: unknown[] = [];
  network.use(
    http.put(`*${own}`, async ({ request }) => {
      sent.push(await request.json());
      if (sent.length === 1) return refusal(409, 'nothing-watched');
      store(written);
      return HttpResponse.json(written);
    }),
  );
  const { user } = await openReviews();
  await user.click(await screen.findByRole('button', { name: 'Submit the review' }));
  expect(await screen.findByText('Your rating is required.')).toBeTruthy();
  await user.click(screen.getByRole('radio', { name: '4 stars' }));
  const words = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your comments' });
  await user.type(words, 'Clear');
  await expectAccessible();
  await user.click(screen.getByRole('button', { name: 'Submit the review' }));
  expect((await screen.findByRole('alert')).textContent).toMatch(/Finish at least one lesson first/);
  expect(words.value).toBe('Clear');
  await user.click(screen.getByRole('button', { name: 'Submit the review' }));
  expect(await screen.findByText('Waiting')).toBeTruthy();
  expect(screen.getByText('Clear <i>and</i> patient')).toBeTruthy();
  expect(sent[1]).toEqual({ stars: 4, body: 'Clear' });
});

test('a review that was deleted in another tab can be written again', async () => {
  serveOwn(written);
  network.use(http.get(`*${own}`, () => refusal(404)));
  await openReviews();
  expect(await screen.findByRole('button', { name: 'Submit the review' })).toBeTruthy();
});

test('a rejected edit names the criterion, and says that the published text stays', async () => {
  serveOwn({ ...written, status: 'rejected', criterion: 6, note: 'A link', published: { stars: 5, body: 'Good' } });
  await openReviews();
  expect(await screen.findByText('Not published')).toBeTruthy();
  expect(screen.getByText('It contains no advertising and no links.')).toBeTruthy();
  expect(screen.getByText('Our note: A link')).toBeTruthy();
  expect(screen.getByText(/the previously published text stays/)).toBeTruthy();
  await expectAccessible();
});

test('deletes a review after a question, and can write a new one', async () => {
  const store = serveOwn({ ...written, status: 'published', published: { stars: 4, body: written.body } });
  network.use(
    http.delete(`*${own}`, () => {
      store(undefined);
      return new HttpResponse(null, { status: 204 });
    }),
  );
  const { user } = await openReviews();
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Submit the review' })).toBeTruthy());
});

test('staff writes no review, reads the published ones and gets a link to the waiting ones', async () => {
  serveOwn();
  const other = { ...written, author_name: 'Meera', body: 'Good pace' };
  network.use(
    http.get(`*${paths.courseReviewSummary(':course')}`, () => HttpResponse.json({ ...noStars, mean: 4, count: 1 })),
  );
  network.use(
    http.get(`*${paths.courseReviews(':course')}`, () =>
      HttpResponse.json([other], { headers: { 'x-total-count': '1' } }),
    ),
  );
  await openReviews(staff);
  const link = await screen.findByRole('link', { name: 'Reviews waiting for a decision' });
  expect(link.getAttribute('href')).toBe('/moderation/reviews');
  expect(await screen.findByText('Good pace')).toBeTruthy();
  expect(screen.getByRole('tab', { name: 'Reviews (1)' })).toBeTruthy();
  expect(screen.queryByRole('radio')).toBeNull();
});
