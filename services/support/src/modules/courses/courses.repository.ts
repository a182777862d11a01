import type { CourseChange } from '@vidyapath/http/course-events';
import { keepNewer } from '@vidyapath/service-kit/events/keep-newer';
import type { Knex } from 'knex';

/** The name of a course, from an event or a feed of the catalogue. */
export const storeCourse = (trx: Knex, { course_id, version, course }: CourseChange): Promise<boolean> => {
  const row = { course_id, version, deleted: course === null, name: course?.course_name ?? '' };
  return keepNewer(trx, { table: 'courses', key: 'course_id', row });
};
