import { courseChanged } from '@vidyapath/http/course-events';
import { bodiesOf } from '@vidyapath/service-kit/events/event';
import type { SupportContext } from '../../context';
import { storeCourses } from './courses.repository';

export { findHindiName } from './courses.repository';

/** Copies of catalogue's courses. */
export function registerCourses({ events }: SupportContext): void {
  events.on(courseChanged, (trx, changes) => storeCourses(trx, bodiesOf(changes)));
}
