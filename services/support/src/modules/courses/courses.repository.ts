import { keepNewer } from '@vidyapath/service-kit/events/keep-newer';
import type { Knex } from 'knex';

/** What support keeps of a course, from the catalogue's events. */
export interface CourseRow {
  course_id: number;
  version: number;
  deleted: boolean;
  name: string;
}

export interface CoursesRepository {
  /** No deleted one. */
  find(this: void, on: Knex, courseId: number): Promise<CourseRow | undefined>;
  keep(this: void, trx: Knex, row: CourseRow): Promise<boolean>;
}

export const createCoursesRepository = (): CoursesRepository => ({
  find: (on, courseId) => on<CourseRow>('courses').where({ course_id: courseId, deleted: false }).first(),
  keep: (trx, row) => keepNewer(trx, { table: 'courses', key: 'course_id', row }),
});
