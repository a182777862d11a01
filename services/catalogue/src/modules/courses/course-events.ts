import { courseChanged } from '@vidyapath/http/course-events';
import type { Events } from '@vidyapath/service-kit/events/events';
import type { Knex } from 'knex';
import { presentCourseChange } from './course-changes.presenter';
import type { CourseChangesRepository, SharedCourseRow } from './course-changes.repository';

/** Tells other services, once `trx` is committed, what became of a course; undefined: it was deleted. */
export type PublishChange = (trx: Knex.Transaction, id: number, course: SharedCourseRow | undefined) => Promise<void>;

export function createCourseEvents(
  { publish }: Pick<Events, 'publish'>,
  { versionOf }: Pick<CourseChangesRepository, 'versionOf'>,
): PublishChange {
  return (trx, id, course) =>
    publish(trx, courseChanged, async () => presentCourseChange(id, await versionOf(trx, id), course));
}
