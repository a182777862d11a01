import { courseChanged, courseOutlineChanged } from '@vidyapath/http/course-events';
import { bodiesOf } from '@vidyapath/service-kit/events/event';
import type { MediaContext } from '../../context';
import { storeCourseNames, storeLessonUses } from './lesson-uses.repository';

export { isUnused, type UsesOfAsset, usesOf } from './lesson-uses.repository';

/** Copies of what catalogue tells of lessons that use assets. */
export function registerLessonUses({ events }: Pick<MediaContext, 'events'>): void {
  events.on(courseOutlineChanged, (trx, changes) => storeLessonUses(trx, bodiesOf(changes)));
  events.on(courseChanged, (trx, changes) => storeCourseNames(trx, bodiesOf(changes)));
}
