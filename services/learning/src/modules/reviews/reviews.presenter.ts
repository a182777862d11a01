import type { OwnReview, PublicReview, StaffReview } from '@vidyapath/http/learning-reviews';
import type { NamedReviewRow } from './review-lists.repository';
import type { ReviewRow } from './review-row';

const timeOf = (time: Date | null): string | null => time?.toISOString() ?? null;

const replyOf = ({ reply_body, reply_at }: ReviewRow) =>
  reply_body === null || reply_at === null ? null : { body: reply_body, created_at: reply_at.toISOString() };

const publishedOf = ({ published_stars, published_body }: ReviewRow) =>
  published_stars === null || published_body === null ? null : { stars: published_stars, body: published_body };

/** Of a published one. */
export const presentPublicReview = (row: ReviewRow): PublicReview => ({
  review_id: row.review_id,
  stars: row.published_stars ?? row.stars,
  body: row.published_body ?? '',
  author_name: row.author_name,
  created_at: row.created_at.toISOString(),
  edited_at: timeOf(row.published_edited_at),
  reply: replyOf(row),
});

export function presentOwnReview(row: ReviewRow): OwnReview {
  const { review_id, course_id, stars, body, status, author_name, criterion, note } = row;
  return {
    review_id,
    course_id,
    stars,
    body,
    status,
    published: publishedOf(row),
    author_name,
    created_at: row.created_at.toISOString(),
    edited_at: timeOf(row.edited_at),
    decided_at: timeOf(row.decided_at),
    criterion,
    note,
    reply: replyOf(row),
  };
}

export const presentStaffReview = (row: NamedReviewRow): StaffReview => ({
  ...presentOwnReview(row),
  course_name: row.course_name,
  course_name_hi: row.course_name_hi ?? '',
  user_id: row.user_id,
  submitted_at: row.submitted_at.toISOString(),
  decided_by_name: row.decided_by_name,
  version: row.version,
});
