import { createIndexes } from '@vidyapath/service-kit/database/create-indexes';
import type { Knex } from 'knex';

export const name = '20261128-11-lessons-that-count';

/** A change of a course waits no longer than a batch takes. */
export const inOneTransaction = false;
const batch = 100;

const differs = 'asset_id is not null and counts <> (is_published and was_playable(asset_id))';

/** Remembers which assets play, and counts their lessons; then the indexes for the orders of lists. */
export async function up(db: Knex): Promise<void> {
  await db('assets').where({ playable: true, was_playable: false }).update({ was_playable: true });
  for (let courses = await coursesToCount(db); courses.length > 0; courses = await coursesToCount(db)) {
    const ids = courses;
    await db.transaction(async (trx) => {
      await trx('courses').whereIn('course_id', ids).orderBy('course_id').forUpdate().select('course_id');
      await trx('module_videos')
        .whereIn('course_id', ids)
        .whereRaw(differs)
        .update({ updated_at: trx.ref('updated_at') });
    });
  }
  await createIndexes(db, {
    module_videos_preview_idx: 'module_videos (is_preview, video_id)',
    module_videos_published_idx: 'module_videos (is_published, video_id)',
  });
}

const coursesToCount = (db: Knex): Promise<number[]> =>
  db('module_videos').whereRaw(differs).distinct('course_id').limit(batch).pluck('course_id');
