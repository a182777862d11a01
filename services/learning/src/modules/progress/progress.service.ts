import type { DoneReason, LearnedCourse, LessonProgress, ProgressReport } from '@vidyapath/http/learning-progress';
import type { SessionUser } from '@vidyapath/service-kit/auth/session-user';
import { assertLearns } from '@vidyapath/service-kit/domain/access/enforce-learning';
import { badFields, conflict, notFound } from '@vidyapath/service-kit/http/errors';
import type { Knex } from 'knex';
import type { LearningContext } from '../../context';
import { dayInIndia } from '@vidyapath/http/india';
import { existingCourse } from '../courses/courses';
import { existingLesson, type LessonRow, lessonsOfCourse } from '../outlines/outlines';
import { completeCourseIfDone } from './completion.service';
import { hasReview } from './learners.repository';
import { costOfDone, cutToEnd, doneHolds, reportErrors } from './progress.policy';
import { presentFigures, presentLearnedCourse, presentLessonProgress } from './progress.presenter';
import {
  findFigures,
  findLastVideo,
  findLessonStates,
  findNextLesson,
  findProgress,
  spendAllowance,
  storeDone,
  type StoredProgress,
  storeReport,
} from './progress.repository';

type Person = Pick<SessionUser, 'id' | 'role'>;
const nothingSeen: StoredProgress = { position_seconds: 0, covered_seconds: 0, completed: false };

/** @throws {HttpProblem} 400, 403 or 404 */
export async function reportProgress(
  ctx: LearningContext,
  person: Person,
  videoId: number,
  sent: ProgressReport,
): Promise<LessonProgress> {
  const lesson = await lessonFor(ctx, person, videoId);
  const report = lesson.asset_id === null ? sent : cutToEnd(sent, lesson.duration_seconds);
  const errors = reportErrors(report, lesson.duration_seconds);
  if (errors.length > 0) throw badFields(errors);
  const at = ctx.now();
  const { position_seconds: position, ranges = [] } = report;
  const watched = { userId: person.id, lesson, position, ranges, at, day: dayInIndia(at) };
  return inTurn(ctx, person, async (trx) => {
    const { accepted, ...stored } = await storeReport(trx, watched);
    const figures = await completeCourseIfDone(ctx, trx, person.id, lesson.course_id, at);
    return presentLessonProgress(lesson, stored, accepted, presentFigures(lesson.course_id, figures));
  });
}

/** @throws {HttpProblem} 409 `progress-is-measured` where the reason does not hold */
export async function markLessonDone(
  ctx: LearningContext,
  person: Person,
  videoId: number,
  reason: DoneReason,
): Promise<LessonProgress> {
  const lesson = await lessonFor(ctx, person, videoId);
  const at = ctx.now();
  return inTurn(ctx, person, async (trx) => {
    const before = (await findProgress(trx, person.id, lesson)) ?? nothingSeen;
    if (!before.completed && !doneHolds(reason, { ...lesson, ...before }))
      throw conflict('progress-is-measured', 'What you see of this lesson is measured, so it is done once it is seen.');
    const cost = before.completed ? 0 : costOfDone(reason, lesson.duration_seconds);
    const accepted = await spendAllowance(trx, person.id, cost);
    if (accepted) await storeDone(trx, person.id, lesson, at);
    const figures = await completeCourseIfDone(ctx, trx, person.id, lesson.course_id, at);
    const after = { ...before, completed: before.completed || accepted };
    return presentLessonProgress(lesson, after, accepted, presentFigures(lesson.course_id, figures));
  });
}

/** For those who may learn the course, which its route has checked. */
export async function getLearnedCourse(ctx: LearningContext, { id }: Person, courseId: number): Promise<LearnedCourse> {
  await existingCourse(ctx, courseId);
  await lessonsOfCourse(ctx, courseId);
  const { db } = ctx;
  const [figures, lessons, lastVideo, next, isReviewed] = await Promise.all([
    findFigures(db, id, courseId),
    findLessonStates(db, id, courseId),
    findLastVideo(db, id, courseId),
    findNextLesson(db, id, courseId),
    hasReview(db, courseId, id),
  ]);
  return presentLearnedCourse(presentFigures(courseId, figures), { lessons, lastVideo, next, isReviewed });
}

/** One transaction of a person at a time, as the database enforces, without a connection for those that wait. */
const inTurn = <Result>(
  { db, reportQueue }: LearningContext,
  { id }: Person,
  work: (trx: Knex.Transaction) => Promise<Result>,
): Promise<Result> => reportQueue.run(String(id), () => db.transaction(work));

/** The lesson, for those who may learn its course; lessons of inactive modules are for staff. */
async function lessonFor(ctx: LearningContext, person: Person, videoId: number): Promise<LessonRow> {
  const lesson = await existingLesson(ctx, videoId);
  await assertLearns(ctx.decideAccess, person, lesson.course_id);
  if (!lesson.active && person.role === 'User') throw notFound('This lesson does not exist.');
  return lesson;
}
