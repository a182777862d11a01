import { type CourseChange, courseChanged } from '@vidyapath/http/course-events';
import { bodyOf, type ServiceClient } from '@vidyapath/service-kit/client/service-client';
import type { Database } from '@vidyapath/service-kit/database/database';
import { type EventHandler, onEvent } from '@vidyapath/service-kit/events/event-handlers';
import { feedJob } from '@vidyapath/service-kit/events/feed-job';
import type { HousekeepingJob } from '@vidyapath/service-kit/jobs/housekeeping';
import type { paths } from '@vidyapath/service-kit/clients/catalogue';
import type { CoursesService } from './courses.service';

export type CatalogueClient = ServiceClient<paths>;

/** Sends the service's token, with the scope `courses:read`. */
export const fetchCourseFrom =
  (catalogue: CatalogueClient) =>
  async (courseId: number): Promise<CourseChange | undefined> =>
    (await bodyOf(catalogue.GET('/internal/courses', { params: { query: { ids: String(courseId) } } }))).items[0];

export const courseEvents = ({ keep }: Pick<CoursesService, 'keep'>): EventHandler => onEvent(courseChanged, keep);

/** Whatever no event brought, such as all that was there before learning was. */
export const courseFeed = (
  db: Database,
  { keep }: Pick<CoursesService, 'keep'>,
  catalogue: CatalogueClient,
): HousekeepingJob =>
  feedJob(db, {
    name: 'learning-courses',
    feed: 'catalogue.courses',
    fetchPage: (after) => bodyOf(catalogue.GET('/internal/courses', { params: { query: { after } } })),
    keep,
  });
