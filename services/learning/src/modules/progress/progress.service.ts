import type { DoneReason, LearnedCourse, LessonProgress, ProgressReport } from '@vidyapath/http/learning-progress';
import type { DecideAccess } from '@vidyapath/service-kit/domain/access/course-access';
import { assertLearns } from '@vidyapath/service-kit/domain/access/enforce-learning';
import type { SessionUser } from '@vidyapath/service-kit/auth/session-user';
import type { Database } from '@vidyapath/service-kit/database/database';
import { badFields, conflict, notFound } from '@vidyapath/service-kit/http/errors';
import type { WorkQueue } from '@vidyapath/service-kit/queue/work-queue';
import type { Knex } from 'knex';
import { dayInIndia } from '../../lib/time/india';
import type { CoursesService } from '../courses/courses.service';
import type { LessonRow } from '../outlines/lessons.repository';
import type { OutlinesService } from '../outlines/outlines.service';
import { hasReview } from './has-review';
import type { CompleteCourseIfDone } from './complete-course';
import { costOfDone, doneHolds, reportErrors } from './progress.policy';
import { presentFigures, presentLearnedCourse, presentLessonProgress } from './progress.presenter';
import { progressRepository as progress, type StoredProgress } from './progress.repository';

export interface ProgressOptions {
  db: Database;
  courses: Pick<CoursesService, 'existing'>;
  outlines: Pick<OutlinesService, 'existing' | 'ofCourse'>;
  decide: DecideAccess;
  completeCourseIfDone: CompleteCourseIfDone;
  queue: WorkQueue;
  now: () => Date;
}

type Person = Pick<SessionUser, 'id' | 'role'>;
const nothingSeen: StoredProgress = { position_seconds: 0, covered_seconds: 0, completed: false };

export function createProgressService(options: ProgressOptions) {
  const { db, courses, outlines, decide, completeCourseIfDone, queue, now } = options;
  /** One transaction of a person at a time, as the database enforces, without a connection for those that wait. */
  const inTurn = <Result>({ id }: Person, work: (trx: Knex.Transaction) => Promise<Result>) =>
    queue.run(String(id), () => db.transaction(work));
  /** The lesson, for those who may learn its course; lessons of inactive modules are for staff. */
  const lessonFor = async (person: Person, videoId: number): Promise<LessonRow> => {
    const lesson = await outlines.existing(videoId);
    await assertLearns(decide, person, lesson.course_id);
    if (!lesson.active && person.role === 'User') throw notFound('This lesson does not exist.');
    return lesson;
  };
  return {
    /** @throws {HttpProblem} 400, 403 or 404 */
    async report(person: Person, videoId: number, report: ProgressReport): Promise<LessonProgress> {
      const lesson = await lessonFor(person, videoId);
      const errors = reportErrors(report, lesson.duration_seconds);
      if (errors.length > 0) throw badFields(errors);
      const at = now();
      const { position_seconds: position, ranges = [] } = report;
      const watched = { userId: person.id, lesson, position, ranges, at, day: dayInIndia(at) };
      return inTurn(person, async (trx) => {
        const { accepted, ...stored } = await progress.report(trx, watched);
        const figures = await completeCourseIfDone(trx, person.id, lesson.course_id, at);
        return presentLessonProgress(lesson, stored, accepted, presentFigures(lesson.course_id, figures));
      });
    },

    /** @throws {HttpProblem} 409 `progress-is-measured` where the reason does not hold */
    async markDone(person: Person, videoId: number, reason: DoneReason): Promise<LessonProgress> {
      const lesson = await lessonFor(person, videoId);
      const at = now();
      return inTurn(person, async (trx) => {
        const before = (await progress.find(trx, person.id, lesson)) ?? nothingSeen;
        if (!before.completed && !doneHolds(reason, { ...lesson, ...before }))
          throw conflict(
            'progress-is-measured',
            'What you see of this lesson is measured, so it is done once it is seen.',
          );
        const cost = before.completed ? 0 : costOfDone(reason, lesson.duration_seconds);
        const accepted = await progress.spend(trx, person.id, cost);
        if (accepted) await progress.markDone(trx, person.id, lesson, at);
        const figures = await completeCourseIfDone(trx, person.id, lesson.course_id, at);
        const after = { ...before, completed: before.completed || accepted };
        return presentLessonProgress(lesson, after, accepted, presentFigures(lesson.course_id, figures));
      });
    },

    /** For those who may learn the course, which its route has checked. */
    async ofCourse({ id }: Person, courseId: number): Promise<LearnedCourse> {
      await courses.existing(courseId);
      await outlines.ofCourse(courseId);
      const [figures, lessons, lastVideo, next, isReviewed] = await Promise.all([
        progress.figures(db, id, courseId),
        progress.lessons(db, id, courseId),
        progress.lastVideo(db, id, courseId),
        progress.next(db, id, courseId),
        hasReview(db, courseId, id),
      ]);
      return presentLearnedCourse(presentFigures(courseId, figures), { lessons, lastVideo, next, isReviewed });
    },
  };
}

export type ProgressService = ReturnType<typeof createProgressService>;
