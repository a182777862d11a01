import type { CourseChange } from '@vidyapath/http/course-events';
import type { CourseOffer } from '@vidyapath/service-kit/domain/access/course-access';
import type { Database } from '@vidyapath/service-kit/database/database';
import { notFound } from '@vidyapath/service-kit/http/errors';
import type { Knex } from 'knex';
import { type CourseRow, courseRowOf, type CoursesRepository } from './courses.repository';

export interface CoursesOptions {
  db: Database;
  courses: CoursesRepository;
  /** Asks catalogue; undefined: there never was such a course. */
  fetchCourse: (courseId: number) => Promise<CourseChange | undefined>;
  /** Once for each course that was deleted. */
  onDeleted: (trx: Knex.Transaction, courseId: number) => Promise<unknown>;
}

export function createCoursesService({ db, courses, fetchCourse, onDeleted }: CoursesOptions) {
  const keep = async (trx: Knex.Transaction, change: CourseChange): Promise<void> => {
    const isNewer = await courses.keep(trx, courseRowOf(change));
    if (isNewer && !change.course) await onDeleted(trx, change.course_id);
  };
  const find = async (courseId: number): Promise<CourseRow | undefined> => {
    const known = await courses.find(db, courseId);
    if (known) return known.deleted ? undefined : known;
    const change = await fetchCourse(courseId);
    if (!change) return undefined;
    await db.transaction((trx) => keep(trx, change));
    return change.course ? courseRowOf(change) : undefined;
  };
  return {
    keep,
    /** Hidden ones too. Asks catalogue for a course that no event has named yet, so call it outside of transactions. */
    find,
    /** @throws {HttpProblem} 404 where there is none */
    async existing(courseId: number): Promise<CourseRow> {
      const course = await find(courseId);
      if (!course) throw notFound('This course does not exist.');
      return course;
    },
    /** For `createCourseAccess`. */
    async offerOf(courseId: number): Promise<CourseOffer> {
      const course = await find(courseId);
      if (!course) return 'missing';
      if (!course.is_public) return 'hidden';
      return course.is_free ? 'free' : 'paid';
    },
  };
}

export type CoursesService = ReturnType<typeof createCoursesService>;
