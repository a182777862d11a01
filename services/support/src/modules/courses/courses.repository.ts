import type { CourseChange } from '@vidyapath/http/course-events';
import { keepNewer } from '@vidyapath/service-kit/events/keep-newer';
import type { Knex } from 'knex';

/** The names of courses. */
export async function storeCourses(trx: Knex, changes: readonly CourseChange[]): Promise<void> {
  const rows = changes.map(({ course_id, version, course }) => ({
    course_id,
    version,
    deleted: course === null,
    name: course?.course_name ?? '',
    name_hi: course?.course_name_hi ?? '',
  }));
  await keepNewer(trx, { table: 'courses', key: 'course_id', rows });
}

/** Undefined where the course has none. */
export async function findHindiName(on: Knex, courseId: number): Promise<string | undefined> {
  const course = await on('courses').where('course_id', courseId).first<{ name_hi: string } | undefined>('name_hi');
  return course?.name_hi || undefined;
}
