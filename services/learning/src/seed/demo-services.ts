import type { CourseChange, CourseOutline } from '@vidyapath/http/course-events';
import { limits } from '@vidyapath/http/limits';
import type { UserChange } from '@vidyapath/http/user-events';
import type { Database } from '@vidyapath/service-kit/database/database';
import type { Events } from '@vidyapath/service-kit/events/events';
import type { KeyRing } from '@vidyapath/service-kit/domain/keys/key-ring';
import { personRowOf } from '@vidyapath/service-kit/domain/people/people-feed';
import { createPeopleRepository } from '@vidyapath/service-kit/domain/people/people.repository';
import { createIssueCertificate } from '../modules/certificates/issue-certificate';
import { createCoursesRepository } from '../modules/courses/courses.repository';
import { createCoursesService } from '../modules/courses/courses.service';
import type { DiscussionsContext } from '../modules/discussions/discussions-context';
import { createModerationService } from '../modules/discussions/moderation.service';
import { createPostsService } from '../modules/discussions/posts.service';
import { createThreadsService } from '../modules/discussions/threads.service';
import { createNotesService } from '../modules/notes/notes.service';
import { createAssertAt } from '../modules/outlines/assert-at';
import { createOutlinesService } from '../modules/outlines/outlines.service';
import { createCompleteCourseIfDone } from '../modules/progress/complete-course';
import { hasCompletedVideo } from '../modules/progress/completed-videos';
import { createProgressService } from '../modules/progress/progress.service';
import { createOwnReviewService } from '../modules/reviews/own-review.service';
import { createReviewModerationService } from '../modules/reviews/review-moderation.service';

export interface DemoServicesOptions {
  db: Database;
  keys: Pick<KeyRing, 'current'>;
  events: Pick<Events, 'publish'>;
  now: () => Date;
}

const nothing = async () => undefined;

/** The service's own functions, for people who may learn everything, without queues and floods. */
export function createDemoServices({ db, keys, events, now }: DemoServicesOptions) {
  const rows = createCoursesRepository();
  const people = createPeopleRepository();
  const courses = createCoursesService({ db, courses: rows, fetchCourse: nothing, onDeleted: nothing });
  const outlines = createOutlinesService({ db, fetchOutline: nothing, onChanged: nothing });
  const issue = createIssueCertificate({ keys, people, events, askForName: nothing });
  const completeCourseIfDone = createCompleteCourseIfDone({
    courses: rows,
    events,
    hooks: { courseCompleted: [issue] },
  });
  const common = { db, events, now, holdCourse: rows.hold, countWritten: nothing };
  const assertAt = createAssertAt(outlines.find);
  const discussions: DiscussionsContext = { ...common, assertAt, assertLearns: nothing };
  return {
    outlines,
    progress: createProgressService({
      ...{ db, courses, outlines, completeCourseIfDone, now },
      decide: async () => 'allowed',
      queue: { run: (_key, work) => work(), assertPlace: () => undefined },
    }),
    reviews: createOwnReviewService({ ...common, hasCompletedVideo }),
    reviewModeration: createReviewModerationService({ db, events, now, findCourse: rows.find }),
    threads: createThreadsService(discussions),
    posts: createPostsService(discussions),
    moderation: createModerationService(discussions),
    notes: createNotesService({ ...common, assertAt, assertLearns: nothing, findCourse: (id) => courses.existing(id) }),
    /** Stores the copies that come from events and feeds. */
    keep: (copies: {
      courses: readonly CourseChange[];
      outlines: readonly CourseOutline[];
      people: readonly UserChange[];
    }) =>
      db.transaction(async (trx) => {
        for (const course of copies.courses) await courses.keep(trx, course);
        for (const outline of copies.outlines) await outlines.keep(trx, outline, false);
        for (const person of copies.people) await people.keep(trx, personRowOf(person));
      }),
    /** The allowance follows the database's clock, by which all of it happens at once. */
    allowAll: (userId: number) =>
      db('allowances')
        .insert({ user_id: userId, seconds: limits.learning.allowance.max, counted_at: new Date() })
        .onConflict('user_id')
        .ignore(),
  };
}

export type DemoServices = ReturnType<typeof createDemoServices>;
