import { Type, type Static } from 'typebox';
import { publicReviewSorts, reviewDecisions, reviewSortFields, reviewStatuses } from './learning-names';
import { limits } from './limits';
import { listQueryProperties } from './list-query';
import { IdSchema, emptyOrVisibleText, nullable, oneOf, optionalText, requiredText } from './primitives';

const TimeSchema = Type.String({ format: 'date-time', description: 'UTC, RFC 3339' });
const StarsSchema = Type.Integer({ minimum: 1, maximum: 5 });
const CriterionSchema = Type.Integer({ minimum: 1, maximum: 7 });

/** The public answer of staff to a review. */
export const ReviewReplySchema = Type.Object({ body: Type.String(), created_at: TimeSchema });
export const ReviewReplyBodySchema = Type.Object({ body: requiredText(limits.learning.reviewMax) });
export type ReviewReplyBody = Static<typeof ReviewReplyBodySchema>;

/** A published review as shown to everybody. */
export const PublicReviewSchema = Type.Object({
  review_id: Type.String({ format: 'uuid' }),
  stars: Type.Integer(),
  body: Type.String(),
  /** Null: the account is gone. */
  author_name: nullable(Type.String()),
  created_at: TimeSchema,
  /** When the published text was edited. */
  edited_at: nullable(TimeSchema),
  reply: nullable(ReviewReplySchema),
});
export type PublicReview = Static<typeof PublicReviewSchema>;

export const PublicReviewListQuerySchema = Type.Object(
  { ...listQueryProperties([]), sort: Type.Optional(oneOf(publicReviewSorts)) },
  { additionalProperties: false },
);
export type PublicReviewListQuery = Static<typeof PublicReviewListQuerySchema>;

const starCount = Type.Integer();
/** Of all published reviews of a course. `mean` has two decimals; null without reviews. */
export const ReviewSummarySchema = Type.Object({
  mean: nullable(Type.Number()),
  count: Type.Integer(),
  stars: Type.Object({ 1: starCount, 2: starCount, 3: starCount, 4: starCount, 5: starCount }),
});
export type ReviewSummary = Static<typeof ReviewSummarySchema>;

export const ReviewBodySchema = Type.Object({
  stars: StarsSchema,
  body: Type.Optional(emptyOrVisibleText(limits.learning.reviewMax)),
});
export type ReviewBody = Static<typeof ReviewBodySchema>;

const reviewFields = {
  review_id: Type.String({ format: 'uuid' }),
  course_id: Type.Integer(),
  /** The last text, published or not. */
  stars: Type.Integer(),
  body: Type.String(),
  /** State of the last text. After an edit the published text has another. */
  status: oneOf(reviewStatuses),
  /** The published review; null: none. */
  published: nullable(Type.Object({ stars: Type.Integer(), body: Type.String() })),
  author_name: nullable(Type.String()),
  created_at: TimeSchema,
  edited_at: nullable(TimeSchema),
  /** The last decision of staff. */
  decided_at: nullable(TimeSchema),
  /** The criterion of the terms that a rejected or removed text does not meet. */
  criterion: nullable(CriterionSchema),
  /** Message of staff to the author about the decision. */
  note: nullable(Type.String()),
  reply: nullable(ReviewReplySchema),
};

/** One's own review. */
export const OwnReviewSchema = Type.Object(reviewFields);
export type OwnReview = Static<typeof OwnReviewSchema>;

/** A review as staff sees it. */
export const StaffReviewSchema = Type.Object({
  ...reviewFields,
  course_name: nullable(Type.String()),
  /** Empty where there is none. */
  course_name_hi: Type.String(),
  /** Null: the account is gone. */
  user_id: nullable(Type.Integer()),
  /** Time of the last text. */
  submitted_at: TimeSchema,
  decided_by_name: nullable(Type.String()),
  /** Grows with each change. */
  version: Type.Integer(),
});
export type StaffReview = Static<typeof StaffReviewSchema>;

export const ReviewListQuerySchema = Type.Object(
  {
    ...listQueryProperties(reviewSortFields),
    status: Type.Optional(oneOf(reviewStatuses)),
    course_id: Type.Optional(IdSchema),
  },
  { additionalProperties: false },
);
export type ReviewListQuery = Static<typeof ReviewListQuerySchema>;

export const ReviewDecisionBodySchema = Type.Object({
  decision: oneOf(reviewDecisions),
  /** Needed to reject or remove. */
  criterion: Type.Optional(nullable(CriterionSchema)),
  note: Type.Optional(nullable(optionalText(limits.learning.reasonMax))),
  /** The version that staff decided about; 412 if it has changed. */
  version: Type.Optional(Type.Integer({ minimum: 1, maximum: limits.id.max })),
});
export type ReviewDecisionBody = Static<typeof ReviewDecisionBodySchema>;
