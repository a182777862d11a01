import type { CourseChange, CourseOutline } from '@vidyapath/http/course-events';
import type { LessonUse } from '@vidyapath/http/lesson-assets';
import { lessonLimits } from '@vidyapath/http/lesson-limits';
import { keepNewer } from '@vidyapath/service-kit/events/keep-newer';
import type { Knex } from 'knex';

/** SQL: no lesson uses the row of `asset`. */
export const isUnused = 'not exists (select from lesson_use where lesson_use.asset_id = asset.asset_id)';

export interface UsesOfAsset {
  used_by: LessonUse[];
  used_by_count: number;
}

export async function storeCourseNames(trx: Knex.Transaction, changes: readonly CourseChange[]): Promise<void> {
  const rows = changes.map(({ course_id, version, course }) => ({
    course_id,
    version,
    name: course?.course_name ?? '',
  }));
  await keepNewer(trx, { table: 'course_name', key: 'course_id', rows });
}

export async function storeLessonUses(trx: Knex.Transaction, outlines: readonly CourseOutline[]): Promise<void> {
  const rows = outlines.map(({ course_id, version, deleted }) => ({ course_id, version, deleted }));
  const stored = await keepNewer(trx, { table: 'course_outline', key: 'course_id', rows });
  const news = new Set(stored.map(({ course_id }) => course_id));
  await trx('lesson_use')
    .whereIn('course_id', [...news])
    .delete();
  const uses = outlines.filter(({ course_id }) => news.has(course_id)).flatMap(usesIn);
  if (uses.length > 0) await trx.batchInsert('lesson_use', uses, 1_000);
}

const usesIn = ({ course_id, videos }: CourseOutline) =>
  videos
    .filter(({ asset_id }) => asset_id !== undefined)
    .map(({ video_id, module_id, title, asset_id }) => ({
      course_id,
      video_id,
      module_id,
      video_title: title,
      asset_id,
    }));

/** The first uses of each of these assets, and how many there are; an asset without any is left out. */
export async function usesOf(on: Knex, assetIds: readonly string[]): Promise<Map<string, UsesOfAsset>> {
  const numbered = on('lesson_use')
    .whereIn('asset_id', assetIds)
    .select('*', on.raw('row_number() over (partition by asset_id order by video_id, course_id)::integer as place'))
    .select(on.raw('count(*) over (partition by asset_id)::integer as used_by_count'));
  const rows: (LessonUse & { asset_id: string; used_by_count: number })[] = await on(numbered.as('u'))
    .leftJoin('course_name as c', 'c.course_id', 'u.course_id')
    .where('place', '<=', lessonLimits.usesShown)
    .orderBy(['asset_id', 'place'])
    .select('u.asset_id', 'u.used_by_count', 'u.course_id', 'u.module_id', 'u.video_id', 'u.video_title')
    .select(on.raw(`coalesce(c.name, '') as course_name`));
  const uses = new Map<string, UsesOfAsset>();
  for (const { asset_id, used_by_count, ...use } of rows) {
    const known = uses.get(asset_id) ?? { used_by: [], used_by_count };
    known.used_by.push(use);
    uses.set(asset_id, known);
  }
  return uses;
}
