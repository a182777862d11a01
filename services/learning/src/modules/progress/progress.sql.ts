/** One round trip: merges what was sent with what is stored, judges it, stores it, and books the new seconds. */
export const reportSql = `
  select * from report_progress(
    :userId, :videoId, :courseId, :file, :duration, :position, :seen, :at, :day,
    :first, :perSecond, :max, :partsMax, :completeFrom)`;

/** Of an asset nothing behind the end stays, since a longer version shows something else there. */
const isCut = 'l.asset_id is not null and l.duration_seconds > 0';
const seenNow = `case when ${isCut} then p.seen * nummultirange(numrange(0, l.duration_seconds)) else p.seen end`;
const positionNow = `case when ${isCut} then least(p.position_seconds, l.duration_seconds) else p.position_seconds end`;
const coveredNow = 'seconds_seen(p.seen, l.duration_seconds)';
const doneNow = `(l.duration_seconds > 0 and ${coveredNow} >= cast(:completeFrom as numeric) * l.duration_seconds)`;
export const measureAgainSql = `
  update lesson_progress p set
    seen = ${seenNow},
    position_seconds = ${positionNow},
    covered_seconds = ${coveredNow},
    completed_at = coalesce(p.completed_at, case when ${doneNow} then cast(:at as timestamptz) end)
  from lessons l
  where l.course_id = :courseId and l.gone_at is null and p.video_id = l.video_id and p.file = l.file
    and p.user_id = any(:userIds)
    and (p.covered_seconds <> ${coveredNow} or p.seen <> ${seenNow} or p.position_seconds <> ${positionNow} or (p.completed_at is null and ${doneNow}))`;

/** Locks the person's allowance. */
export const growAllowanceSql = `select grow_allowance(:userId, :first, :perSecond, :max)::float8 as allowed`;

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
  )
  insert into learners as l (user_id, course_id, last_watched_at, last_video_id, since)
  values (:userId, :courseId, :at, :videoId, :at)
  on conflict (user_id, course_id) do update set
    last_watched_at = greatest(l.last_watched_at, excluded.last_watched_at), last_video_id = excluded.last_video_id`;
