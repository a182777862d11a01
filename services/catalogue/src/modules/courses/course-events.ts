import { courseChanged } from '@vidyapath/http/course-events';
import type { PublishedState } from '@vidyapath/service-kit/events/complete-log';
import type { Knex } from 'knex';
import type { CatalogueContext } from '../../context';
import { presentCourseChange } from './course-changes.presenter';
import { courseVersion, type SharedCourseRow } from './course-changes.repository';
import { readCourseStates } from './course-changes.service';

/** Tells other services the state of a course once `trx` is committed; undefined: it was deleted. */
export const publishCourse = (
  { events }: CatalogueContext,
  trx: Knex.Transaction,
  id: number,
  course: SharedCourseRow | undefined,
): Promise<void> =>
  events.publish(trx, courseChanged, async () => presentCourseChange(id, await courseVersion(trx, id), course));

/** All courses, deleted ones too. */
export const publishedCourses = ({ events }: CatalogueContext): PublishedState => ({
  record: courseChanged.record,
  table: 'course_changes',
  async publish(trx, ids: readonly number[]) {
    for (const change of await readCourseStates(trx, ids)) await events.publish(trx, courseChanged, () => change);
  },
});
