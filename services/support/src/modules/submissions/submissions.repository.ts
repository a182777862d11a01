import type { Knex } from 'knex';

/** Somebody, or a group of them, and how much they may send in a window. */
export interface Share {
  sender: string;
  most: number;
}

export interface CountResult {
  accepted: boolean;
  /** Until the window ends. */
  secondsLeft: number;
}

/** A refused submission is not counted and writes nothing. The last condition covers concurrent submissions. */
const countSql = `
  with present as (
    select to_timestamp(floor(extract(epoch from now()) / :seconds) * :seconds) as start
  ), shares as (
    select * from unnest(:senders::text[], :most::int[]) with ordinality as share (sender, most, place)
  ), counted as (
    insert into submission_count (sender, window_start, count)
    select sender, start, 1 from shares, present
    where not exists (select from shares join submission_count using (sender) join present on start = window_start where count >= most)
    order by place
    on conflict (sender, window_start) do update set count = submission_count.count + 1
      where submission_count.count < (select most from shares where shares.sender = excluded.sender)
    returning 1
  )
  select (select count(*) from counted) = (select count(*) from shares) as accepted,
    ceil(extract(epoch from start) + :seconds - extract(epoch from now()))::int as seconds_left
  from present`;

/** Counts one submission for each of `shares` when all of them have some left, in the database so that every replica counts together. */
export async function countSubmission(on: Knex, shares: readonly Share[], seconds: number): Promise<CountResult> {
  const values = { senders: shares.map(({ sender }) => sender), most: shares.map(({ most }) => most), seconds };
  const { rows } = await on.raw<{ rows: { accepted: boolean; seconds_left: number }[] }>(countSql, values);
  return { accepted: rows[0]?.accepted ?? false, secondsLeft: rows[0]?.seconds_left ?? seconds };
}
