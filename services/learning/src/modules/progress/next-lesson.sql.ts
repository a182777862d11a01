interface Whose {
  /** SQL of the person's id, of the course's, and of the lesson that the person saw last. */
  user: string;
  course: string;
  last: string;
}

/**
 * The lesson with which a person goes on, as the one row of `video_id`, `title` and `position`: the one that was left last, else the first
 * after it that is not completed, else the first of all. Never a completed one; no row where nothing is left. The only place of this rule.
 */
export const nextLesson = ({ user, course, last }: Whose): string => `
  select s.video_id, s.title, coalesce(p.position_seconds, 0)::float8 as position_seconds
    from lessons s left join lesson_progress p on p.user_id = ${user} and p.video_id = s.video_id and p.file = s.file
   where s.course_id = ${course} and s.active and s.gone_at is null and p.completed_at is null
   order by s.position < coalesce((select position from lessons where video_id = ${last} and course_id = ${course} and gone_at is null), 0),
            s.position
   limit 1`;
