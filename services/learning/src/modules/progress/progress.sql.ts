/** Returns what the person may report now. The row stays locked until the transaction ends. */
export const growSql = `
  insert into allowances as a (user_id, seconds, counted_at) values (:userId, :first, clock_timestamp())
  on conflict (user_id) do update set
    seconds = least(:max, a.seconds + :perSecond * greatest(0, extract(epoch from clock_timestamp() - a.counted_at))),
    counted_at = greatest(a.counted_at, clock_timestamp())
  returning seconds::text`;

/** Where the person is in the course now. */
const learnerSql = `
  insert into learners as c (user_id, course_id, last_watched_at, last_video_id, since)
  values (:userId, :courseId, :at, :videoId, :at)
  on conflict (user_id, course_id) do update set
    last_watched_at = greatest(c.last_watched_at, excluded.last_watched_at), last_video_id = excluded.last_video_id`;

/** One statement: merges what was sent with what is stored, judges it, stores it, and books the new seconds. */
export const mergeSql = `
  with stored as (
    select seen from lesson_progress where user_id = :userId and video_id = :videoId and file = :file
  ), before as (
    select coalesce((select seen from stored), '{}') as seen
  ), merged as (
    select before.seen as old, before.seen + seen_ranges(:ranges) as seen from before
  ), counted as (
    select old, seen, seconds_seen(seen, :duration) - seconds_seen(old, :duration) as fresh from merged
  ), verdict as (
    select fresh,
           fresh <= :allowed::numeric
             and (fresh = 0 or (select count(*) from unnest(seen)) <= :partsMax) as accepted,
           old, seen
      from counted
  ), kept as (
    select accepted, case when accepted then seen else old end as seen, case when accepted then fresh else 0 end as fresh
      from verdict
  ), measured as (
    select accepted, seen, fresh, seconds_seen(seen, :duration) as covered from kept
  ), saved as (
    insert into lesson_progress as p (user_id, video_id, file, seen, covered_seconds, position_seconds, completed_at, updated_at)
    select :userId, :videoId, :file, seen, covered, :position,
           case when :duration > 0 and covered >= :completeFrom::numeric * :duration then :at::timestamptz end, :at::timestamptz
      from measured
    on conflict (user_id, video_id) do update set
      file = excluded.file,
      seen = case when p.file = excluded.file then p.seen + excluded.seen else excluded.seen end,
      covered_seconds = excluded.covered_seconds,
      position_seconds = excluded.position_seconds,
      completed_at = case when p.file = excluded.file then coalesce(p.completed_at, excluded.completed_at) else excluded.completed_at end,
      updated_at = excluded.updated_at
    returning position_seconds, covered_seconds, completed_at
  ), spent as (
    update allowances set seconds = seconds - fresh from measured where user_id = :userId and fresh > 0
  ), booked as (
    insert into watched_days as d (user_id, day, seconds)
    select :userId, :day::date, fresh from measured where fresh > 0
    on conflict (user_id, day) do update set seconds = d.seconds + excluded.seconds
  ), here as (${learnerSql})
  select position_seconds::float8, covered_seconds::float8, completed_at is not null as completed, accepted
    from saved, measured`;

export const markDoneSql = `
  with saved as (
    insert into lesson_progress as p (user_id, video_id, file, completed_at, updated_at)
    values (:userId, :videoId, :file, :at, :at)
    on conflict (user_id, video_id) do update set
      file = excluded.file,
      seen = case when p.file = excluded.file then p.seen else '{}' end,
      covered_seconds = case when p.file = excluded.file then p.covered_seconds else 0 end,
      position_seconds = case when p.file = excluded.file then p.position_seconds else 0 end,
      completed_at = case when p.file = excluded.file then coalesce(p.completed_at, excluded.completed_at) else excluded.completed_at end,
      updated_at = excluded.updated_at
  ) ${learnerSql}`;
