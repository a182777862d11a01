import { keepNewer } from '@vidyapath/service-kit/events/keep-newer';
import type { Knex } from 'knex';

/** What learning keeps of a course. A deleted one stays as a row that says so. */
export interface CourseRow {
  course_id: number;
  version: number;
  deleted: boolean;
}

export function createCoursesRepository() {
  return {
    isKnown: async (on: Knex, courseId: number): Promise<boolean> =>
      (await on('course').where('course_id', courseId).first('course_id')) !== undefined,
    /** Whether the course is there, which stays so until `trx` ends. */
    hold: async (trx: Knex.Transaction, courseId: number): Promise<boolean> =>
      (await trx('course').where({ course_id: courseId, deleted: false }).forShare().first('course_id')) !== undefined,
    /** True when it was newer than what was known. */
    keep: (trx: Knex, row: CourseRow): Promise<boolean> => keepNewer(trx, { table: 'course', key: 'course_id', row }),
  };
}

export type CoursesRepository = ReturnType<typeof createCoursesRepository>;
