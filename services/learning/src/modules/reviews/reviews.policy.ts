import type { ReviewDecision, ReviewStatus } from '@vidyapath/http/learning-names';
import type { ReviewRow, ReviewText } from './review-row';

/** The changes of a review by an edit: it waits again, and its published version stays. Undefined: the text is the same. */
export function editOf(row: Pick<ReviewRow, 'stars' | 'body'>, { stars, body }: ReviewText, now: Date) {
  if (row.stars === stars && row.body === body) return undefined;
  return { stars, body, status: 'pending' as const, edited_at: now, submitted_at: now };
}

const decidable: Readonly<Record<ReviewDecision, readonly ReviewStatus[]>> = {
  accept: ['pending', 'rejected', 'removed'],
  reject: ['pending'],
  remove: ['pending', 'published', 'rejected'],
};

const unpublished = { published_stars: null, published_body: null, published_edited_at: null };

type Decided = Pick<ReviewRow, 'status' | 'stars' | 'body' | 'edited_at'>;

/** The changes of a review by a decision of staff; undefined: its status does not allow it. After a rejected edit the published version stays. */
export function decisionOf({ status, stars, body, edited_at }: Decided, decision: ReviewDecision) {
  if (!decidable[decision].includes(status)) return undefined;
  if (decision === 'reject') return { status: 'rejected' as const };
  if (decision === 'remove') return { status: 'removed' as const, ...unpublished };
  const published = { published_stars: stars, published_body: body, published_edited_at: edited_at };
  return { status: 'published' as const, ...published };
}
