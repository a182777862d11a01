import type { ModuleVideo, ModuleVideoListQuery } from '@vidyapath/http/module-video';
import type { ListRules } from '@vidyapath/service-kit/lists/list-query';
import type { Knex } from 'knex';
import type { CourseReads } from '../../lib/lists/course-reads';
import { readRows } from '../../lib/lists/list-rows';
import { tallyOf } from '../../lib/lists/row-tallies';
import { firstOf, storedRow } from '../../lib/lists/rows';

export interface ModuleVideoRow {
  video_id: number;
  course_id: number;
  module_id: number;
  video_title: string;
  video_url: string;
  duration_in_seconds: number;
  sequence_no: number;
  created_by: string;
  is_preview: boolean;
  is_published: boolean;
  asset_id: string | null;
  status: ModuleVideo['status'];
}
export type ModuleVideoFields = Omit<ModuleVideoRow, 'video_id' | 'created_by' | 'asset_id' | 'status'>;

const columns = [
  'video_id',
  'course_id',
  'module_id',
  'video_title',
  'video_url',
  'duration_in_seconds',
  'sequence_no',
  'created_by',
  'is_preview',
  'is_published',
  'asset_id',
] as const satisfies readonly (keyof ModuleVideoRow)[];

const status = `case when asset_id is null then 'ready' else coalesce(
  (select case when deleted or failed then 'failed' when playable then 'ready' end from assets where assets.asset_id = module_videos.asset_id),
  'waiting') end as status`;

const rules: ListRules = {
  sortable: {
    video_id: 'video_id',
    course_id: 'course_id',
    module_id: 'module_id',
    video_title: 'lower(video_title)',
    video_url: 'left(video_url, 200)',
    duration_in_seconds: 'duration_in_seconds',
    sequence_no: 'sequence_no',
    created_by: 'created_by',
    is_preview: 'is_preview',
    is_published: 'is_published',
  },
  searchable: ['search_text'],
  tiebreaker: 'video_id',
  defaultOrder: [{ by: 'course_id' }, { by: 'module_id' }, { by: 'sequence_no' }],
};

const all = (on: Knex) => on('module_videos').select(columns).select(on.raw(status));

export function listVideos({ db, totals }: CourseReads, { course_id, module_id, ...query }: ModuleVideoListQuery) {
  const rows = all(db);
  if (course_id) void rows.where('course_id', course_id);
  if (module_id) void rows.where('module_id', module_id);
  const whole = !course_id && !module_id;
  const hints = whole ? { ...totals, total: tallyOf(db, 'module_videos') } : totals;
  return readRows<ModuleVideoRow>(rows, query, rules, hints);
}

export const findVideo = (on: Knex, id: number): Promise<ModuleVideoRow | undefined> =>
  firstOf(all(on).where('video_id', id).first());

/** Those of a module in their order. */
export const findVideosOfCourse = (on: Knex, courseId: number): Promise<ModuleVideoRow[]> =>
  all(on).where('course_id', courseId).orderBy(['module_id', 'sequence_no']);

/** Those of the ids that the course has. The caller holds the lock on the course. */
export const findVideosIn = (trx: Knex.Transaction, courseId: number, ids: readonly number[]) =>
  all(trx).where('course_id', courseId).whereIn('video_id', ids).orderBy('video_id') as Promise<ModuleVideoRow[]>;

export const lockVideo = (trx: Knex.Transaction, id: number): Promise<ModuleVideoRow | undefined> =>
  firstOf(all(trx).where('video_id', id).forUpdate().first());

export async function courseOfModule(trx: Knex.Transaction, moduleId: number): Promise<number | undefined> {
  const row = await trx('course_modules')
    .where('module_id', moduleId)
    .first<{ course_id: number } | undefined>('course_id');
  return row?.course_id;
}

export const insertVideo = (trx: Knex.Transaction, fields: ModuleVideoFields): Promise<ModuleVideoRow> =>
  storedRow(insertVideos(trx, [fields]));

export const insertVideos = (trx: Knex.Transaction, rows: readonly ModuleVideoFields[]): Promise<ModuleVideoRow[]> =>
  trx('module_videos')
    .insert(rows)
    .returning([...columns, trx.raw(status)]) as Promise<ModuleVideoRow[]>;

export const updateVideo = (trx: Knex.Transaction, id: number, fields: ModuleVideoFields): Promise<ModuleVideoRow> =>
  storedRow(
    trx('module_videos')
      .where('video_id', id)
      .update({ ...fields, updated_at: trx.fn.now() })
      .returning([...columns, trx.raw(status)]),
  );

export async function setFlags(
  trx: Knex.Transaction,
  ids: readonly number[],
  flags: Partial<Pick<ModuleVideoRow, 'is_preview' | 'is_published'>>,
): Promise<void> {
  await trx('module_videos')
    .whereIn('video_id', ids)
    .update({ ...flags, updated_at: trx.fn.now() });
}

export async function deleteVideos(trx: Knex.Transaction, ids: readonly number[]): Promise<void> {
  await trx('module_videos').whereIn('video_id', ids).delete();
}

export const coursesOfAssets = (on: Knex, assetIds: readonly string[]): Promise<number[]> =>
  on('module_videos').whereIn('asset_id', assetIds).distinct('course_id').pluck('course_id');

/** Touches all lessons of the assets, since what their records say of an asset has changed. */
export async function touchLessonsOfAssets(trx: Knex.Transaction, assetIds: readonly string[]): Promise<void> {
  const seconds = trx('assets').whereRaw('assets.asset_id = module_videos.asset_id').select('duration_seconds');
  await trx('module_videos')
    .whereIn('asset_id', assetIds)
    .update({ duration_in_seconds: seconds, updated_at: trx.fn.now() });
}
