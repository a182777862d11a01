import type { ReviewDecision, ReviewStatus } from '@vidyapath/http/learning-names';
import { decisionOf, editOf } from './reviews.policy';
import { noReviews, presentSummary } from './summary';

const text = { stars: 4, body: 'Good.' };
const now = new Date('2026-11-24T12:00:00Z');

test.each([
  ['pending', 'accept', 'published'],
  ['pending', 'reject', 'rejected'],
  ['pending', 'remove', 'removed'],
  ['published', 'accept', undefined],
  ['published', 'reject', undefined],
  ['published', 'remove', 'removed'],
  ['rejected', 'accept', 'published'],
  ['rejected', 'reject', undefined],
  ['rejected', 'remove', 'removed'],
  ['removed', 'accept', 'published'],
  ['removed', 'reject', undefined],
  ['removed', 'remove', undefined],
] as const satisfies [ReviewStatus, ReviewDecision, ReviewStatus | undefined][])(
  '%s, %s: %s',
  (status, decision, to) => {
    expect(decisionOf({ status, ...text, edited_at: null }, decision)?.status).toBe(to);
  },
);

test('a rejection keeps the published text, a removal removes it, an acceptance publishes the last text', () => {
  const row = { status: 'pending', ...text, edited_at: now } as const;
  expect(decisionOf(row, 'reject')).toEqual({ status: 'rejected' });
  expect(decisionOf(row, 'remove')).toMatchObject({ published_stars: null, published_body: null });
  expect(decisionOf(row, 'accept')).toMatchObject({ published_stars: 4, published_body: 'Good.' });
});

test('an edit waits for a decision; the same text again changes nothing', () => {
  expect(editOf(text, { ...text, stars: 5 }, now)).toMatchObject({ status: 'pending', stars: 5, edited_at: now });
  expect(editOf(text, text, now)).toBeUndefined();
});

test('a mean has two decimals, halves rounded up; without reviews it is null', () => {
  expect(presentSummary(noReviews)).toMatchObject({ mean: null, count: 0 });
  expect(presentSummary({ ...noReviews, stars_4: 7, stars_5: 1 })).toMatchObject({ mean: 4.13, count: 8 });
  expect(presentSummary({ ...noReviews, stars_1: 2, stars_5: 1 })).toMatchObject({ mean: 2.33, count: 3 });
});
