import { limits } from '@vidyapath/http/limits';
import type { Database } from '@vidyapath/service-kit/database/database';
import { type ChangesTable, readChanges } from '@vidyapath/service-kit/events/changes.repository';
import type { FeedRow } from '@vidyapath/service-kit/events/feed';
import type { FeedPosition } from '@vidyapath/service-kit/events/feed-cursor';
import type { Knex } from 'knex';

export interface OutlineChangeRow {
  course_id: number;
  /** `bigint`. */
  version: string;
  deleted: boolean;
}

export interface OutlineVideoRow {
  video_id: number;
  course_id: number;
  module_id: number;
  video_title: string;
  duration_in_seconds: number;
  active: boolean;
  file: string;
  video_url: string;
  asset_id: string | null;
}

const columns = ['course_id', 'version', 'deleted'] as const;
const table: ChangesTable = { table: 'outline_changes', id: 'course_id', columns };

export const readOutlineChanges = (
  db: Database,
  after: FeedPosition,
  limit: number,
): Promise<(OutlineChangeRow & FeedRow)[]> => readChanges<OutlineChangeRow & FeedRow>(db, table, after, limit);

export const findOutlineChanges = (on: Knex, ids: readonly number[]): Promise<OutlineChangeRow[]> =>
  on('outline_changes')
    .select<OutlineChangeRow[]>(...columns)
    .whereIn('course_id', ids)
    .orderBy('course_id');

/** In their order; lessons of a course above the limit do not count. */
export async function findOutlineVideos(on: Knex, courseId: number): Promise<OutlineVideoRow[]> {
  const rows: OutlineVideoRow[] = await on('module_videos as v')
    .join('course_modules as m', 'm.module_id', 'v.module_id')
    .where('v.course_id', courseId)
    .select(
      'v.video_id',
      'v.course_id',
      'v.module_id',
      'v.video_title',
      'v.duration_in_seconds',
      'v.video_url',
      'v.asset_id',
    )
    .select(on.raw("m.status = 'Active' and v.counts as active"), on.raw('md5(v.video_url) as file'))
    .orderByRaw('m.sequence_no, m.module_id, v.sequence_no, v.video_id')
    .limit(limits.learning.lessonsMax);
  return rows;
}

export async function courseOfVideo(on: Knex, videoId: number): Promise<number | undefined> {
  const row = await on('module_videos')
    .where('video_id', videoId)
    .first<{ course_id: number } | undefined>('course_id');
  return row?.course_id;
}
