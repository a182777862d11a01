import type { PublicReviewSort } from '@vidyapath/http/learning-names';
import { reviewSortFields } from '@vidyapath/http/learning-names';
import type { PublicReviewListQuery, ReviewListQuery } from '@vidyapath/http/learning-reviews';
import { limits } from '@vidyapath/http/limits';
import type { Database } from '@vidyapath/service-kit/database/database';
import type { ListRules, OrderTerm } from '@vidyapath/service-kit/lists/list-query';
import { readList } from '@vidyapath/service-kit/lists/streamed-list';
import { rowCount } from '../../lib/limits/row-counts';
import type { ReviewRow } from './review-row';

const newest: OrderTerm = { by: 'created_at', desc: true };
const orders: Readonly<Record<PublicReviewSort, readonly OrderTerm[]>> = {
  newest: [newest],
  highest: [{ by: 'published_stars', desc: true }, newest],
  lowest: [{ by: 'published_stars' }, newest],
};

const never = `'-infinity'::timestamptz`;
const staffRules: ListRules = {
  sortable: {
    ...Object.fromEntries(reviewSortFields.map((field) => [field, `reviews.${field}`])),
    user_id: `coalesce(reviews.user_id, ${limits.id.max})`,
    author_name: `coalesce(lower(reviews.author_name), '')`,
    edited_at: `coalesce(reviews.edited_at, ${never})`,
    decided_at: `coalesce(reviews.decided_at, ${never})`,
    criterion: 'coalesce(reviews.criterion, 0)',
  },
  searchable: ['reviews.body', 'reviews.published_body', 'reviews.author_name'],
  tiebreaker: 'reviews.review_id',
};

export type NamedReviewRow = ReviewRow & { course_name: string | null; course_name_hi: string | null };

/** Published ones of a course. */
export function listPublishedReviews(db: Database, courseId: number, { sort, ...query }: PublicReviewListQuery) {
  const published = db('reviews').where('course_id', courseId).whereNotNull('published_stars').select('*');
  const rules: ListRules = {
    sortable: {},
    searchable: ['published_body'],
    tiebreaker: 'review_id',
    defaultOrder: orders[sort ?? 'newest'],
  };
  const total = db('review_summaries')
    .where('course_id', courseId)
    .select(db.raw('stars_1 + stars_2 + stars_3 + stars_4 + stars_5 as total'));
  return readList<ReviewRow>(published, query, rules, { total });
}

/** For staff: with the filter of pending reviews the oldest first, else the newest first. */
export function listReviews(db: Database, { status, course_id, ...query }: ReviewListQuery) {
  const reviews = db('reviews')
    .leftJoin('courses', 'courses.course_id', 'reviews.course_id')
    .select('reviews.*', 'courses.course_name', 'courses.course_name_hi');
  if (status) void reviews.where('reviews.status', status);
  if (course_id !== undefined) void reviews.where('reviews.course_id', course_id);
  const sort = query.sort ?? (status === 'pending' ? 'submitted_at:asc' : 'submitted_at:desc');
  const total = rowCount(db, 'reviews', { parts: status && [status], courseId: course_id });
  return readList<NamedReviewRow>(reviews, { ...query, sort }, staffRules, { total });
}

/** One of them as staff sees it. */
export const findNamedReview = (db: Database, reviewId: string): Promise<NamedReviewRow | undefined> =>
  db('reviews')
    .leftJoin('courses', 'courses.course_id', 'reviews.course_id')
    .where('reviews.review_id', reviewId)
    .first<NamedReviewRow | undefined>('reviews.*', 'courses.course_name', 'courses.course_name_hi');
