import { courseChanged } from '@vidyapath/http/course-events';
import { bodyOf } from '@vidyapath/service-kit/client/service-client';
import { feedJob } from '@vidyapath/service-kit/events/feed-job';
import type { TypedApp } from '@vidyapath/service-kit/http/typed-app';
import { startHousekeeping } from '@vidyapath/service-kit/jobs/housekeeping';
import type { SupportContext } from '../../context';
import { storeCourse } from './courses.repository';

/** Copies of catalogue's courses. */
export function registerCourses(app: TypedApp, { db, events, clients }: SupportContext): void {
  events.on(courseChanged, storeCourse);
  // Whatever no event brought, such as all that was there before support had courses.
  const feed = feedJob(db, {
    name: 'support-courses',
    feed: 'catalogue.courses',
    fetchPage: (after) => bodyOf(clients.catalogue.GET('/internal/courses', { params: { query: { after } } })),
    keep: storeCourse,
  });
  startHousekeeping(app, [feed]);
}
