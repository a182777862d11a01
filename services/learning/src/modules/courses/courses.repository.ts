import type { CourseChange } from '@vidyapath/http/course-events';
import { offerOfCourse } from '@vidyapath/service-kit/domain/access/course-offer';
import { keepNewer } from '@vidyapath/service-kit/events/keep-newer';
import type { Knex } from 'knex';

/** The copy of a course. The row of a deleted one stays and is marked. */
export interface CourseRow {
  course_id: number;
  version: number;
  deleted: boolean;
  course_name: string;
  /** Empty where there is none. */
  course_name_hi: string;
  banner_image: string;
  is_public: boolean;
  /** Whether its selling price is 0. */
  is_free: boolean;
}

const gone = { course_name: '', course_name_hi: '', banner_image: '', is_public: false, is_free: false };

export function courseRowOf({ course_id, version, course }: CourseChange): CourseRow {
  if (!course) return { course_id, version, deleted: true, ...gone };
  const { course_name, course_name_hi = '', banner_image, is_public } = course;
  const is_free = offerOfCourse({ ...course, is_public: true }) === 'free';
  return { course_id, version, deleted: false, course_name, course_name_hi, banner_image, is_public, is_free };
}

export const findCourse = (on: Knex, courseId: number): Promise<CourseRow | undefined> =>
  on<CourseRow>('courses').where('course_id', courseId).first();

/** The course, which is not deleted before `trx` has ended. */
export const lockCourse = (trx: Knex.Transaction, courseId: number): Promise<CourseRow | undefined> =>
  trx<CourseRow>('courses').where({ course_id: courseId, deleted: false }).forShare().first();

/** Returns those that are newer than the stored copies. */
export const storeCourses = (trx: Knex, rows: readonly CourseRow[]): Promise<CourseRow[]> =>
  keepNewer(trx, { table: 'courses', key: 'course_id', rows });
