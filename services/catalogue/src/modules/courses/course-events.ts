import { courseChanged } from '@vidyapath/http/course-events';
import type { PublishedState } from '@vidyapath/service-kit/events/complete-log';
import type { Events } from '@vidyapath/service-kit/events/events';
import type { Knex } from 'knex';
import { presentCourseChange } from './course-changes.presenter';
import type { CourseChangesRepository, SharedCourseRow } from './course-changes.repository';
import { createCourseChangesService } from './course-changes.service';

/** Publishes the state of a course to other services once `trx` is committed; undefined: it was deleted. */
export type PublishCourse = (trx: Knex.Transaction, id: number, course: SharedCourseRow | undefined) => Promise<void>;

export function createCoursePublisher(
  { publish }: Pick<Events, 'publish'>,
  { versionOf }: Pick<CourseChangesRepository, 'versionOf'>,
): PublishCourse {
  return (trx, id, course) =>
    publish(trx, courseChanged, async () => presentCourseChange(id, await versionOf(trx, id), course));
}

/** All courses, deleted ones too. */
export const publishedCourses = ({ publish }: Pick<Events, 'publish'>): PublishedState => ({
  record: courseChanged.record,
  table: 'course_changes',
  async publish(trx, ids: readonly number[]) {
    for (const change of await createCourseChangesService(trx).find(ids))
      await publish(trx, courseChanged, () => change);
  },
});
