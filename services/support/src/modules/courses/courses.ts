import { courseChanged } from '@vidyapath/http/course-events';
import type { SupportContext } from '../../context';
import { storeCourse } from './courses.repository';

/** Copies of catalogue's courses. */
export function registerCourses({ events }: SupportContext): void {
  events.on(courseChanged, storeCourse);
}
