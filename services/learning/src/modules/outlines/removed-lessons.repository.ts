import type { Knex } from 'knex';

/** An active lesson that its course has no longer. */
export interface RemovedLesson {
  course_id: number;
  video_id: number;
  file: string;
}

/** Of a row `r`: its course has the lesson now. */
const isActive = `
  exists (select from lessons l where l.video_id = r.video_id and l.course_id = r.course_id and l.active and l.gone_at is null)`;

const storeSql = `
  insert into removed_lessons (course_id, video_id, file, removed_at)
  select r.course_id, r.video_id, r.file, now()
    from json_to_recordset(:before) r (course_id integer, video_id integer, file text)
   where not ${isActive}
   order by r.course_id, r.video_id
  on conflict (course_id, video_id) do update set file = excluded.file, removed_at = excluded.removed_at`;

/** Stores which of the lessons that were active `before` are not any more, and forgets those that these courses have again. */
export async function storeRemovals(
  trx: Knex.Transaction,
  courseIds: readonly number[],
  before: readonly RemovedLesson[],
): Promise<void> {
  await trx.raw(storeSql, { before: JSON.stringify(before) });
  await trx('removed_lessons as r')
    .whereIn('r.course_id', [...courseIds])
    .whereRaw(isActive)
    .delete();
}

/** Until then nobody completes a course by the removal, so that a mistake can be taken back. */
const countsAfter = '24 hours';

/** Returns the courses that are completed without them from now on. */
export async function deleteOldRemovals(trx: Knex.Transaction): Promise<number[]> {
  const old = trx('removed_lessons')
    .whereRaw('removed_at <= now() - ?::interval', [countsAfter])
    .select('course_id', 'video_id')
    .forUpdate()
    .skipLocked();
  const deleted = await trx('removed_lessons').whereIn(['course_id', 'video_id'], old).delete('course_id');
  return [...new Set(deleted.map(({ course_id }: { course_id: number }) => course_id))];
}
