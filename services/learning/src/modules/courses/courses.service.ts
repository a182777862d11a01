import type { CourseChange } from '@vidyapath/http/course-events';
import type { Database } from '@vidyapath/service-kit/database/database';
import type { Knex } from 'knex';
import type { CoursesRepository } from './courses.repository';

export interface CoursesOptions {
  db: Database;
  courses: CoursesRepository;
  /** Asks catalogue; undefined: there is no such course. */
  fetchCourse: (courseId: number) => Promise<CourseChange | undefined>;
  /** Once for each course that was deleted. */
  onDeleted: (trx: Knex.Transaction, courseId: number) => Promise<unknown>;
}

export function createCoursesService({ db, courses, fetchCourse, onDeleted }: CoursesOptions) {
  const keep = async (trx: Knex.Transaction, { course_id, version, course }: CourseChange): Promise<void> => {
    const isNews = await courses.keep(trx, { course_id, version, deleted: !course });
    if (isNews && !course) await onDeleted(trx, course_id);
  };
  return {
    keep,
    /** Asks catalogue for a course that no event told of yet. Call it outside of transactions. */
    async learn(courseId: number): Promise<void> {
      if (await courses.isKnown(db, courseId)) return;
      const change = await fetchCourse(courseId);
      if (change) await db.transaction((trx) => keep(trx, change));
    },
  };
}

export type CoursesService = ReturnType<typeof createCoursesService>;
