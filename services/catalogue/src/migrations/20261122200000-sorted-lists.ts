import type { Knex } from 'knex';

export const name = '20261122200000-sorted-lists';

/** Writers go on while an index is made, which needs a statement outside of any transaction. */
export const inOneTransaction = false;

/** Orders that modules and videos may be listed in. A long text by its beginning, since an entry of an index has at most 2,700 bytes. */
const indexes = {
  course_modules_description_idx: 'course_modules (left(lower(module_description), 200), module_id)',
  course_modules_status_idx: 'course_modules (status, module_id)',
  module_videos_url_idx: 'module_videos (left(video_url, 200), video_id)',
  module_videos_duration_idx: 'module_videos (duration_in_seconds, video_id)',
  module_videos_sequence_idx: 'module_videos (sequence_no, video_id)',
};

export async function up(db: Knex): Promise<void> {
  const client = db.client as Knex.Client;
  const connection: unknown = await client.acquireConnection();
  const run = (sql: string) => db.raw(sql).connection(connection);
  try {
    // It waits for writers that are at work, and nobody waits for it.
    await run('set lock_timeout = 0');
    for (const [index, on] of Object.entries(indexes)) {
      // One that was broken off stays behind, and is none.
      await run(`drop index concurrently if exists ${index}`);
      await run(`create index concurrently ${index} on ${on}`);
    }
  } finally {
    await run('reset lock_timeout');
    await client.releaseConnection(connection);
  }
}
