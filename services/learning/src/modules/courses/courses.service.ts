import type { CourseChange } from '@vidyapath/http/course-events';
import { bodyOf } from '@vidyapath/service-kit/client/service-client';
import type { CourseOffer } from '@vidyapath/service-kit/domain/access/course-access';
import { notFound } from '@vidyapath/service-kit/http/errors';
import type { Knex } from 'knex';
import type { LearningContext } from '../../context';
import { removeCourse } from './courses.jobs';
import { type CourseRow, courseRowOf, findCourse, storeCourses } from './courses.repository';

export async function storeCourseChanges(
  { jobs }: LearningContext,
  trx: Knex.Transaction,
  changes: readonly CourseChange[],
): Promise<void> {
  for (const { course_id, deleted } of await storeCourses(trx, changes.map(courseRowOf)))
    if (deleted) await jobs.add(trx, removeCourse, { course_id });
}

/** Hidden ones too. Asks catalogue for a course that no event has named yet, so call it outside of transactions. */
async function readCourse(ctx: LearningContext, courseId: number): Promise<CourseRow | undefined> {
  const known = await findCourse(ctx.db, courseId);
  if (known) return known.deleted ? undefined : known;
  const query = { ids: String(courseId) };
  const [change] = (await bodyOf(ctx.clients.catalogue.GET('/internal/courses', { params: { query } }))).items;
  if (!change) return undefined;
  await ctx.db.transaction((trx) => storeCourseChanges(ctx, trx, [change]));
  return change.course ? courseRowOf(change) : undefined;
}

/** @throws {HttpProblem} 404 where there is none */
export async function existingCourse(ctx: LearningContext, courseId: number): Promise<CourseRow> {
  const course = await readCourse(ctx, courseId);
  if (!course) throw notFound('This course does not exist.');
  return course;
}

export async function offerOf(ctx: LearningContext, courseId: number): Promise<CourseOffer> {
  const course = await readCourse(ctx, courseId);
  if (!course) return 'missing';
  if (!course.is_public) return 'hidden';
  return course.is_free ? 'free' : 'paid';
}
