import { courseChanged } from '@vidyapath/http/course-events';
import { bodyOf, type ServiceClient } from '@vidyapath/service-kit/client/service-client';
import { type EventHandler, onEvent } from '@vidyapath/service-kit/events/event-handlers';
import type { paths } from '@vidyapath/service-kit/clients/catalogue';
import { courseRowOf } from './course-row';
import type { CoursesRepository } from './courses.repository';
import type { FetchCourses } from './courses.service';

export type CatalogueClient = ServiceClient<paths>;

export const fetchCoursesFrom =
  (catalogue: CatalogueClient): FetchCourses =>
  async (ids) =>
    (await bodyOf(catalogue.GET('/internal/courses', { params: { query: { ids: ids.join(',') } } }))).items;

export const courseEvents = (courses: CoursesRepository): EventHandler =>
  onEvent(courseChanged, (trx, change) => courses.keep(trx, courseRowOf(change)));
