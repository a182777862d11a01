import { Type, type Static } from 'typebox';
import { limits } from './limits';
import { listQueryProperties } from './list-query';
import { IdSchema, nullable } from './primitives';
import { myCourseSortFields } from './sort-fields';

const TimeSchema = Type.String({ format: 'date-time', description: 'UTC, RFC 3339' });
const SecondSchema = Type.Number({
  minimum: 0,
  maximum: limits.moduleVideo.durationMaxSeconds + limits.learning.spareSeconds,
});

export const VideoParamsSchema = Type.Object({ video_id: IdSchema });
export const CourseParamsSchema = Type.Object({ course_id: IdSchema });
export const PersonParamsSchema = Type.Object({ user_id: IdSchema });

/** The ranges that were seen since the previous report, and the position of the player. */
export const ProgressReportSchema = Type.Object({
  position_seconds: SecondSchema,
  /** `[from, to]` with from < to, in any order; they may overlap each other and what was reported before. */
  ranges: Type.Optional(
    Type.Array(Type.Array(SecondSchema, { minItems: 2, maxItems: 2 }), { maxItems: limits.learning.rangesMax }),
  ),
});
export type ProgressReport = Static<typeof ProgressReportSchema>;

export const doneReasons = ['no-duration', 'no-position', 'ended'] as const;
export type DoneReason = (typeof doneReasons)[number];
export const DoneBodySchema = Type.Object({
  reason: Type.Unsafe<DoneReason>({ type: 'string', enum: [...doneReasons] }),
});

const courseFigures = {
  course_id: Type.Integer(),
  /** Whole, rounded down: 100 means all. 0 for a course without videos. */
  percent: Type.Integer({ minimum: 0, maximum: 100 }),
  completed_videos: Type.Integer(),
  /** Of active modules. */
  total_videos: Type.Integer(),
  /** When all were completed for the first time. It stays when new lessons are added; a lesson that was removed does not set it before 24 hours. */
  completed_at: nullable(TimeSchema),
};
export const CourseFiguresSchema = Type.Object(courseFigures);
export type CourseFigures = Static<typeof CourseFiguresSchema>;

const watched = {
  video_id: Type.Integer(),
  position_seconds: Type.Number(),
  /** The seen part of the lesson, from 0 to 1. */
  coverage: Type.Number({ minimum: 0, maximum: 1 }),
  /** From 90 % seen on, or marked as done; it stays so. */
  completed: Type.Boolean(),
};

/** Progress of one lesson, as the answer to a report. */
export const LessonProgressSchema = Type.Object({
  ...watched,
  course_id: Type.Integer(),
  covered_seconds: Type.Number(),
  duration_seconds: Type.Integer(),
  /** False: the person's allowance is too small now, so the ranges were not stored, or the lesson not marked as done; the same request may be sent again later. */
  accepted: Type.Boolean(),
  course: CourseFiguresSchema,
});
export type LessonProgress = Static<typeof LessonProgressSchema>;

export const LearnedCourseSchema = Type.Object({
  ...courseFigures,
  /** The person's last position. */
  last: nullable(Type.Object({ video_id: Type.Integer(), position_seconds: Type.Number() })),
  /** The lesson to go on with, which is not completed; null: nothing is left. */
  next: nullable(Type.Object({ video_id: Type.Integer(), position_seconds: Type.Number() })),
  /** Whether the person has written a review of the course. */
  has_review: Type.Boolean(),
  /** Every video of active modules, in their order. */
  videos: Type.Array(Type.Object(watched)),
});
export type LearnedCourse = Static<typeof LearnedCourseSchema>;

/** A course that the person has bought, enrolled in or begun. */
export const MyCourseSchema = Type.Object({
  ...courseFigures,
  course_name: Type.String(),
  /** Empty: the English one is shown in Hindi too. */
  course_name_hi: Type.String(),
  banner_image: Type.String(),
  last: nullable(
    Type.Object({ video_id: Type.Integer(), video_title: Type.String(), position_seconds: Type.Number() }),
  ),
  /** The lesson to go on with, which is not completed; null: nothing is left. */
  next: nullable(
    Type.Object({ video_id: Type.Integer(), video_title: Type.String(), position_seconds: Type.Number() }),
  ),
  last_watched_at: nullable(TimeSchema),
  /** False: the access has ended. */
  access: Type.Boolean(),
  /** When the access ends, or has ended; null: it has no end. */
  access_ends_at: nullable(TimeSchema),
  certificate_serial: nullable(Type.String()),
});
export type MyCourse = Static<typeof MyCourseSchema>;

export const MyCourseListQuerySchema = Type.Object(
  {
    ...listQueryProperties(myCourseSortFields),
    to_go_on: Type.Optional(
      Type.Literal('true', { description: 'only those that the person may learn and in which a lesson is left' }),
    ),
  },
  { additionalProperties: false },
);
export type MyCourseListQuery = Static<typeof MyCourseListQuerySchema>;

export const AnalyticsQuerySchema = Type.Object(
  { days: Type.Optional(Type.Integer({ minimum: 1, maximum: limits.learning.analyticsDaysMax, default: 30 })) },
  { additionalProperties: false },
);

export const AnalyticsSchema = Type.Object({
  /** Each of the last days of India up to today, the oldest first, with the seconds that were seen for the first time. */
  days: Type.Array(Type.Object({ date: Type.String({ description: 'YYYY-MM-DD' }), seconds: Type.Number() })),
  /** Of these days. */
  total_seconds: Type.Number(),
  /** Days without a gap up to today, or up to yesterday while nothing was seen today. */
  streak_days: Type.Integer(),
  courses_completed: Type.Integer(),
  certificates: Type.Integer(),
});
export type Analytics = Static<typeof AnalyticsSchema>;
