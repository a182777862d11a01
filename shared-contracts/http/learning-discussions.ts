import { Type, type Static } from 'typebox';
import { reportedSortFields, reportedStatuses, threadSortFields } from './learning-names';
import { limits } from './limits';
import { listQueryProperties } from './list-query';
import { IdSchema, nullable, oneOf, requiredText } from './primitives';

const TimeSchema = Type.String({ format: 'date-time', description: 'UTC, RFC 3339' });
const RecordIdSchema = Type.String({ format: 'uuid' });

/** A second of a lesson. */
export const AtSecondsSchema = Type.Number({
  minimum: 0,
  maximum: limits.moduleVideo.durationMaxSeconds + limits.learning.spareSeconds,
});

export const ThreadBodySchema = Type.Object({
  title: requiredText(limits.learning.titleMax),
  body: requiredText(limits.learning.postMax),
  video_id: Type.Optional(nullable(IdSchema)),
  /** Only with a lesson. */
  at_seconds: Type.Optional(nullable(AtSecondsSchema)),
});
export type ThreadBody = Static<typeof ThreadBodySchema>;

export const PostBodySchema = Type.Object({ body: requiredText(limits.learning.postMax) });
export type PostBody = Static<typeof PostBodySchema>;

/** Reason of a report, or of staff to hide or restore. */
export const ReasonBodySchema = Type.Object({ reason: requiredText(limits.learning.reasonMax) });

const written = {
  /** Null: removed, or the account was erased. */
  author_name: nullable(Type.String()),
  by_staff: Type.Boolean(),
  /** Written by the reader. */
  own: Type.Boolean(),
  created_at: TimeSchema,
  edited_at: nullable(TimeSchema),
  /** Deleted by the author, or hidden by staff: texts are null. */
  removed: Type.Boolean(),
};

const threadFields = {
  thread_id: RecordIdSchema,
  course_id: Type.Integer(),
  /** Null: about the whole course, or the lesson was deleted. */
  video_id: nullable(Type.Integer()),
  at_seconds: nullable(Type.Number()),
  title: nullable(Type.String()),
  body: nullable(Type.String()),
  ...written,
  /** Number of posts without removed ones. */
  post_count: Type.Integer(),
  last_post_at: nullable(TimeSchema),
  accepted_post_id: nullable(RecordIdSchema),
};
export const ThreadSchema = Type.Object(threadFields);
export type Thread = Static<typeof ThreadSchema>;

export const PostSchema = Type.Object({
  post_id: RecordIdSchema,
  body: nullable(Type.String()),
  ...written,
  votes: Type.Integer(),
  /** Whether the reader voted for it. */
  voted: Type.Boolean(),
  accepted: Type.Boolean(),
});
export type Post = Static<typeof PostSchema>;

/** The oldest post first. */
export const ThreadWithPostsSchema = Type.Object({ ...threadFields, posts: Type.Array(PostSchema) });
export type ThreadWithPosts = Static<typeof ThreadWithPostsSchema>;

/** A thread in the list of all courses. */
export const StaffThreadSchema = Type.Object({
  ...threadFields,
  course_name: nullable(Type.String()),
  /** Empty where there is none. */
  course_name_hi: Type.String(),
});
export type StaffThread = Static<typeof StaffThreadSchema>;

const threadFilters = {
  ...listQueryProperties(threadSortFields),
  video_id: Type.Optional(IdSchema),
  /** `true`: threads in which only the asker has written. */
  unanswered: Type.Optional(Type.Boolean()),
};
/** Without `sort` the newest first; for staff unanswered ones before others, the oldest of them first. */
export const ThreadListQuerySchema = Type.Object(
  {
    ...threadFilters,
    /** Without `sort`: the threads of this lesson before all others. */
    lesson_first: Type.Optional(IdSchema),
  },
  { additionalProperties: false },
);
export type ThreadListQuery = Static<typeof ThreadListQuerySchema>;

export const StaffThreadListQuerySchema = Type.Object(
  { ...threadFilters, course_id: Type.Optional(IdSchema) },
  { additionalProperties: false },
);
export type StaffThreadListQuery = Static<typeof StaffThreadListQuerySchema>;

export const VoteSchema = Type.Object({ post_id: RecordIdSchema, votes: Type.Integer(), voted: Type.Boolean() });
export type Vote = Static<typeof VoteSchema>;

/** A thread or post that was reported or hidden, with its text, for staff. */
export const ReportedSchema = Type.Object({
  kind: oneOf(['thread', 'post'] as const),
  thread_id: RecordIdSchema,
  post_id: nullable(RecordIdSchema),
  course_id: Type.Integer(),
  course_name: nullable(Type.String()),
  /** Empty where there is none. */
  course_name_hi: Type.String(),
  /** Title of the thread. */
  title: nullable(Type.String()),
  /** Text of the thread or post; null: deleted by the author. */
  body: nullable(Type.String()),
  author_name: nullable(Type.String()),
  by_staff: Type.Boolean(),
  created_at: TimeSchema,
  hidden: Type.Boolean(),
  hidden_reason: nullable(Type.String()),
  /** Number of reports without a decision. */
  report_count: Type.Integer(),
  last_reported_at: nullable(TimeSchema),
  /** The newest ones, ten at most. */
  reports: Type.Array(Type.Object({ reason: Type.String(), created_at: TimeSchema })),
});
export type Reported = Static<typeof ReportedSchema>;

/** The decision of staff about a thread, or with `post_id` about a post of it. */
export const ModeratedSchema = Type.Pick(ReportedSchema, ['thread_id', 'post_id', 'hidden', 'hidden_reason']);
export type Moderated = Static<typeof ModeratedSchema>;

export const ReportedListQuerySchema = Type.Object(
  {
    ...listQueryProperties(reportedSortFields),
    status: Type.Optional(oneOf(reportedStatuses)),
    course_id: Type.Optional(IdSchema),
  },
  { additionalProperties: false },
);
export type ReportedListQuery = Static<typeof ReportedListQuerySchema>;
