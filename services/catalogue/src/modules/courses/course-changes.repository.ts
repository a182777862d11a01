import type { Database } from '@vidyapath/service-kit/database/database';
import { type ChangesTable, readChanges } from '@vidyapath/service-kit/events/changes.repository';
import type { FeedRow } from '@vidyapath/service-kit/events/feed';
import type { FeedPosition } from '@vidyapath/service-kit/events/feed-cursor';
import type { Knex } from 'knex';
import type { CourseRow } from './course-row';

export interface CourseChangeRow {
  course_id: number;
  /** `bigint`. */
  version: string;
  deleted: boolean;
}

const sharedColumns = [
  'course_id',
  'course_name',
  'course_name_hi',
  'course_language',
  'banner_image',
  'actual_price',
  'discounted_price',
  'is_premium',
  'is_public',
  'category_id',
] as const satisfies readonly (keyof CourseRow)[];
/** The fields of a course that other services need. */
export type SharedCourseRow = Pick<CourseRow, (typeof sharedColumns)[number]>;

const columns = ['course_id', 'version', 'deleted'] as const;
const table: ChangesTable = { table: 'course_changes', id: 'course_id', columns };

export const readCourseChanges = (
  db: Database,
  after: FeedPosition,
  limit: number,
): Promise<(CourseChangeRow & FeedRow)[]> => readChanges<CourseChangeRow & FeedRow>(db, table, after, limit);

export const findCourseChanges = (on: Knex, ids: readonly number[]): Promise<CourseChangeRow[]> =>
  on('course_changes')
    .select<CourseChangeRow[]>(...columns)
    .whereIn('course_id', ids)
    .orderBy('course_id');

export const findSharedCourses = (on: Knex, ids: readonly number[]): Promise<SharedCourseRow[]> =>
  on('courses')
    .select<SharedCourseRow[]>(...sharedColumns)
    .whereIn('course_id', ids);

export async function courseVersion(trx: Knex, id: number): Promise<string> {
  const counted = await trx('course_changes').where('course_id', id).first<{ version: string }>('version');
  return counted.version;
}
