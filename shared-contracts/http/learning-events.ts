import { type Static, Type } from 'typebox';

const id = Type.Integer();
const uuid = Type.String();
const time = Type.String({ format: 'date-time' });
/** Always 1: it happens once. */
const once = Type.Integer();
const course = { course_id: id, course_name: Type.String() };

/** Published by learning when somebody has completed all videos of a course for the first time. */
export const courseCompleted = {
  type: 'learning.course-completed',
  version: 1,
  body: Type.Object({ user_id: id, ...course, completed_at: time, version: once }),
};

/** Published by learning when a certificate is issued. */
export const certificateIssued = {
  type: 'learning.certificate-issued',
  version: 1,
  body: Type.Object({ serial: Type.String(), user_id: id, ...course, issued_at: time, version: once }),
};
export type CertificateIssued = Static<typeof certificateIssued.body>;

/** Published by learning when a review is written, edited, decided or deleted. */
export const reviewChanged = {
  type: 'learning.review-changed',
  version: 1,
  body: Type.Object({
    review_id: uuid,
    user_id: id,
    ...course,
    /** Whether a text of it waits for staff. */
    waiting: Type.Boolean(),
    /** The last decision of staff about it; null: none yet. */
    decision: Type.Union([Type.Literal('accept'), Type.Literal('reject'), Type.Literal('remove'), Type.Null()]),
    decided_at: Type.Union([time, Type.Null()]),
    deleted: Type.Boolean(),
    /** Grows with each change of this review. */
    version: Type.Integer(),
  }),
};
export type ReviewChanged = Static<typeof reviewChanged.body>;

/** Published by learning when the published reviews of a course change. `mean` has two decimals; null without reviews. */
export const reviewSummaryChanged = {
  type: 'learning.review-summary-changed',
  version: 1,
  body: Type.Object({
    course_id: id,
    mean: Type.Union([Type.Number(), Type.Null()]),
    count: Type.Integer(),
    /** Grows with each change of the course's summary. */
    version: Type.Integer(),
  }),
  record: { name: 'review-summary', id: 'course_id' },
};
export type ReviewSummaryChanged = Static<typeof reviewSummaryChanged.body>;

/** Published by learning at most an hour after the number of people who began a course changed. */
export const learnersCounted = {
  type: 'learning.learners-counted',
  version: 1,
  body: Type.Object({
    course_id: id,
    learners: Type.Integer(),
    /** Grows with each change of the number. */
    version: Type.Integer(),
  }),
  record: { name: 'learners', id: 'course_id' },
};

/** Published by learning when a question is asked in a course. */
export const threadAsked = {
  type: 'learning.thread-asked',
  version: 1,
  body: Type.Object({ thread_id: uuid, user_id: id, ...course, title: Type.String(), asked_at: time, version: once }),
};

/** Published by learning when somebody else than the asker writes in a thread. */
export const threadAnswered = {
  type: 'learning.thread-answered',
  version: 1,
  body: Type.Object({
    post_id: uuid,
    thread_id: uuid,
    /** The asker. */
    user_id: id,
    answered_by: id,
    by_staff: Type.Boolean(),
    ...course,
    /** The lesson that the thread is about; null: the whole course. Earlier events lack it. */
    video_id: Type.Optional(Type.Union([id, Type.Null()])),
    title: Type.String(),
    answered_at: time,
    version: once,
  }),
};
export type ThreadAnswered = Static<typeof threadAnswered.body>;

/** Published by learning for each person who has begun a course that gained lessons: at most one a day (of India) and course. */
export const courseNews = {
  type: 'learning.course-news',
  version: 1,
  body: Type.Object({
    user_id: id,
    ...course,
    /** The day of India, `YYYY-MM-DD`. */
    day: Type.String(),
    new_lessons: Type.Integer(),
    version: once,
  }),
};
export type CourseNews = Static<typeof courseNews.body>;
