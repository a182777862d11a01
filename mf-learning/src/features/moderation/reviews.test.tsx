import type { StaffReview } from '@vidyapath/http/learning-reviews';
import { paths } from '@vidyapath/http/paths';
import { expectAccessible } from '@vidyapath/testing/accessibility';
import { renderRemote } from '@vidyapath/testing/render-remote';
import { staff } from '@vidyapath/testing/users';
import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import remote from '../../remote';
import { network } from '../../testing/course-screen';

beforeAll(() => network.listen({ onUnhandledRequest: 'error' }));
afterEach(() => network.resetHandlers());
afterAll(() => network.close());

const review: StaffReview = {
  review_id: 'r1',
  course_id: 4,
  stars: 2,
  body: 'Buy at <a href="https://x.example">x</a>',
  status: 'pending',
  published: null,
  author_name: 'Meera',
  created_at: '2026-11-20T08:00:00.000Z',
  edited_at: null,
  decided_at: null,
  criterion: null,
  note: null,
  reply: null,
  course_name: 'React Basics',
  course_name_hi: 'रिएक्ट की बुनियाद',
  user_id: 3,
  submitted_at: '2026-11-20T08:00:00.000Z',
  decided_by_name: null,
  version: 7,
};

test('staff rejects a review by a criterion of the terms, of the version that was read', async () => {
  const sent: unknown[] = [];
  network.use(
    http.get(`*${paths.reviews}`, () => HttpResponse.json([review], { headers: { 'x-total-count': '1' } })),
    http.post(`*${paths.reviewDecision('r1')}`, async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json(review);
    }),
  );
  const { user } = await renderRemote(remote, '/moderation/reviews', { user: staff });
  expect(await screen.findByText(review.body)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Decide' }));
  await user.click(screen.getByRole('radio', { name: 'Do not publish' }));
  await expectAccessible();
  await user.selectOptions(screen.getByRole('combobox', { name: /^Criterion/ }), '6');
  await user.type(screen.getByRole('textbox', { name: 'Note to the author' }), 'No shops');
  await user.click(screen.getByRole('button', { name: 'Save the decision' }));
  await waitFor(() => expect(sent).toEqual([{ decision: 'reject', criterion: 6, note: 'No shops', version: 7 }]));
});

test('a published review is found by status and search, and replied to', async () => {
  const asked: string[] = [];
  const sent: unknown[] = [];
  const published = { ...review, status: 'published' as const, published: { stars: 2, body: 'Slow' } };
  network.use(
    http.get(`*${paths.reviews}`, ({ request }) => {
      asked.push(new URL(request.url).search);
      return HttpResponse.json([published], { headers: { 'x-total-count': '1' } });
    }),
    http.put(`*${paths.reviewReply('r1')}`, async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json(published);
    }),
  );
  const { user } = await renderRemote(remote, '/moderation/reviews?show=published&q=slow', { user: staff });
  await user.click(await screen.findByRole('button', { name: 'Reply' }));
  await user.type(screen.getByRole('textbox', { name: /^Public reply/ }), 'We cut it');
  await user.click(screen.getByRole('button', { name: 'Publish the reply' }));
  await waitFor(() => expect(sent).toEqual([{ body: 'We cut it' }]));
  expect(asked[0]).toBe('?q=slow&status=published&limit=10&offset=0&sort=submitted_at%3Aasc');
});
