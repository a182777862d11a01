import { type CourseChange, courseChanged } from '@vidyapath/http/course-events';
import { bodyOf, type ServiceClient } from '@vidyapath/service-kit/client/service-client';
import type { Database } from '@vidyapath/service-kit/database/database';
import { type EventHandler, onEvent } from '@vidyapath/service-kit/events/event-handlers';
import { feedJob } from '@vidyapath/service-kit/events/feed-job';
import type { HousekeepingJob } from '@vidyapath/service-kit/jobs/housekeeping';
import type { paths } from '@vidyapath/service-kit/clients/catalogue';
import type { CourseRow, CoursesRepository } from './courses.repository';

export type CatalogueClient = ServiceClient<paths>;

const rowOf = ({ course_id, version, course }: CourseChange): CourseRow => ({
  course_id,
  version,
  deleted: course === null,
  name: course?.course_name ?? '',
});

export const courseEvents = (courses: CoursesRepository): EventHandler =>
  onEvent(courseChanged, (trx, change) => courses.keep(trx, rowOf(change)));

/** Whatever no event brought, such as all that was there before support kept courses. */
export const courseFeed = (db: Database, courses: CoursesRepository, catalogue: CatalogueClient): HousekeepingJob =>
  feedJob(db, {
    name: 'support-courses',
    feed: 'catalogue.courses',
    fetchPage: (after) => bodyOf(catalogue.GET('/internal/courses', { params: { query: { after } } })),
    keep: (trx, change) => courses.keep(trx, rowOf(change)),
  });
