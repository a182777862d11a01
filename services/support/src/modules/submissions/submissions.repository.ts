import type { Database } from '@vidyapath/service-kit/database';

export interface SubmissionWindow {
  count: number;
  /** Until the window ends. */
  secondsLeft: number;
}

const countSql = `
  with stale as (delete from submission_count where window_start < now() - interval '1 hour'),
  this_window as (select to_timestamp(floor(extract(epoch from now()) / :seconds) * :seconds) as start)
  insert into submission_count (sender, window_start, count)
  select :sender, start, 1 from this_window
  on conflict (sender, window_start) do update set count = submission_count.count + 1
  returning count, ceil(extract(epoch from window_start) + :seconds - extract(epoch from now()))::int as seconds_left`;

export function createSubmissionsRepository(db: Database) {
  return {
    /** Counts one submission of a sender in the present window, in the database so that every replica counts together. */
    async count(sender: string, seconds: number): Promise<SubmissionWindow> {
      const { rows } = await db.raw<{ rows: { count: number; seconds_left: number }[] }>(countSql, { sender, seconds });
      return { count: rows[0]?.count ?? 1, secondsLeft: rows[0]?.seconds_left ?? seconds };
    },
  };
}

export type SubmissionsRepository = ReturnType<typeof createSubmissionsRepository>;
