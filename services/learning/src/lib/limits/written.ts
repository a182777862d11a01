import type { Database } from '@vidyapath/service-kit/database/database';
import { tooManyRequests } from '@vidyapath/service-kit/http/errors';
import { deleteOldRows, type HousekeepingJob } from '@vidyapath/service-kit/jobs/housekeeping';
import type { LearningContext } from '../../context';

const windowMs = 60 * 60_000;

/** How often a person may write each of them in an hour: more than anybody does, fewer than a script would. */
const most = { review: 100, thread: 100, post: 300, report: 100, vote: 1_000, note: 1_000 } as const;

/** @throws {HttpProblem} 429 when the person has written too much of it in this hour */
export async function countWritten(
  { db, now }: LearningContext,
  userId: number,
  kind: keyof typeof most,
): Promise<void> {
  const at = now().getTime();
  const start = at - (at % windowMs);
  const counted: unknown[] = await db('written')
    .insert({ user_id: userId, kind, window_start: new Date(start), count: 1 })
    .onConflict(['user_id', 'kind', 'window_start'])
    .merge({ count: db.raw('written.count + 1') })
    .where('written.count', '<', most[kind])
    .returning('count');
  if (counted.length === 0) throw tooManyRequests((start + windowMs - at) / 1_000, 'You have written a lot.');
}

export const writtenJob = (db: Database): HousekeepingJob => ({
  name: 'learning-written',
  everyMs: windowMs,
  run: () => deleteOldRows(db, { table: 'written', column: 'window_start', kept: '2 hours' }),
});
