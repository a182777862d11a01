import { learnersCounted } from '@vidyapath/http/learning-events';
import { bodiesOf } from '@vidyapath/service-kit/events/event';
import { keepNewerOfCourses } from '../../lib/lists/course-counts';
import type { CatalogueContext } from '../../context';

/** Copies of how many people have begun each course. */
export function registerCourseLearners({ events }: CatalogueContext): void {
  events.on(learnersCounted, (trx, counts) => keepNewerOfCourses(trx, 'course_learners', bodiesOf(counts)));
}
