/* Names of learning that screens offer to choose from. Without a schema, so that a page pays for the names alone. */

export const reviewStatuses = ['pending', 'published', 'rejected', 'removed'] as const;
export type ReviewStatus = (typeof reviewStatuses)[number];

export const reviewDecisions = ['accept', 'reject', 'remove'] as const;
export type ReviewDecision = (typeof reviewDecisions)[number];

/** The criteria that the terms list for reviews, by their number there. */
export const reviewCriteria = [1, 2, 3, 4, 5, 6, 7] as const;

export const publicReviewSorts = ['newest', 'highest', 'lowest'] as const;
export type PublicReviewSort = (typeof publicReviewSorts)[number];

export const reviewSortFields = [
  'review_id',
  'course_id',
  'user_id',
  'author_name',
  'stars',
  'body',
  'status',
  'created_at',
  'edited_at',
  'submitted_at',
  'decided_at',
  'criterion',
] as const;

export const threadSortFields = [
  'thread_id',
  'course_id',
  'video_id',
  'at_seconds',
  'title',
  'body',
  'author_name',
  'by_staff',
  'created_at',
  'edited_at',
  'last_post_at',
  'post_count',
  'accepted_post_id',
  'removed',
] as const;

/** `reported`: reports of it wait for staff. `hidden`: staff has hidden it. */
export const reportedStatuses = ['reported', 'hidden'] as const;

export const reportedSortFields = ['last_reported_at', 'report_count', 'course_id', 'kind'] as const;

export const noteSortFields = [
  'note_id',
  'course_id',
  'video_id',
  'at_seconds',
  'body',
  'created_at',
  'edited_at',
] as const;

export const certificateStatuses = ['valid', 'revoked'] as const;

export const certificateSortFields = [
  'serial',
  'learner_name',
  'course_name',
  'issued_at',
  'status',
  'revoked_at',
] as const;
