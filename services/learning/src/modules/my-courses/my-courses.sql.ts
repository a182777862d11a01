/** Of `l`, a row of `learners`, and `c`, its course. */
const lessons = 'from lessons s where s.course_id = l.course_id and s.active and s.gone_at is null';
export const totalSql = `(select count(*)::int ${lessons})`;
export const completedSql = `(select count(*)::int from lessons s join lesson_progress p
    on p.user_id = l.user_id and p.video_id = s.video_id and p.file = s.file and p.completed_at is not null
  where s.course_id = l.course_id and s.active and s.gone_at is null)`;

/** Grants that give the course, or gave it: those of the course, and those of all courses where it is public. */
const granting = `from grants g
  where g.user_id = l.user_id and (g.course_id = l.course_id or (g.course_id is null and c.is_public))`;
const live = 'g.revoked_at is null and g.starts_at <= :at and (g.ends_at is null or g.ends_at > :at)';
/** Without a grant, for `:everything` (a role) and for free courses. */
const byItself = '(:everything or (c.is_public and c.is_free))';
export const accessSql = `(${byItself} or exists (select 1 ${granting} and ${live}))`;
/** Of the live grant that lasts longest; where none is live, of the one that ended last. Null: no end, or no grant. */
export const accessEndsSql = `(case when ${byItself} then null else (
  select case when bool_or(live and ends_at is null) then null
              else coalesce(max(ends_at) filter (where live), max(least(ends_at, revoked_at))) end
    from (select g.ends_at, g.revoked_at, ${live} as live ${granting}) as mine
) end)`;
