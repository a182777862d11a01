import type { Knex } from 'knex';

export const name = '20261128-71-course-counts';

/**
 * How many lessons of a course learners have, beside its duration, and how many people began it, from learning's events. The next migration
 * counts the lessons of existing courses.
 */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    alter table course_durations add column lessons integer not null default 0;
    create or replace function measure_courses(ids integer[]) returns void language sql set search_path from current as $$
      insert into course_durations (course_id, seconds, lessons)
      select c.course_id, coalesce(sum(v.duration_in_seconds) filter (where m.status = 'Active' and v.counts), 0),
        count(v.video_id) filter (where m.status = 'Active' and v.counts)
      from courses c left join course_modules m on m.course_id = c.course_id left join module_videos v on v.module_id = m.module_id
      where c.course_id = any(ids) group by c.course_id
      on conflict (course_id) do update set seconds = excluded.seconds, lessons = excluded.lessons
    $$;
    create or replace function measure_new_courses() returns trigger language plpgsql set search_path from current as $$
      begin
        insert into course_durations (course_id, seconds) select course_id, 0 from fresh;
        return null;
      end
    $$;
    create or replace function measure_courses_of_videos() returns trigger language plpgsql set search_path from current as $$
      begin
        if tg_op = 'INSERT' then
          perform measure_courses(array(select distinct course_id from fresh));
        elsif tg_op = 'DELETE' then
          perform measure_courses(array(select distinct course_id from stale));
        elsif tg_op = 'UPDATE' then
          perform measure_courses(array(select course_id from fresh union select course_id from stale));
        else
          update course_durations set seconds = 0, lessons = 0 where seconds <> 0 or lessons <> 0;
        end if;
        return null;
      end
    $$;

    create table course_learners (
      course_id integer constraint course_learners_pkey primary key,
      version bigint not null default 0,
      learners integer not null default 0 check (learners >= 0),
      -- From ten on.
      shown_learners integer not null generated always as (case when learners >= 10 then learners else 0 end) stored
    );
    create function add_course_learners() returns trigger language plpgsql set search_path from current as $$
      begin
        insert into course_learners (course_id) select course_id from fresh;
        return null;
      end
    $$;
  `);
  // Triggers come last, since writers wait from the first one to the end.
  await db.raw(`
    alter table course_learners add constraint course_learners_course_id_fkey foreign key (course_id) references courses on delete cascade;
    create trigger courses_add_learners after insert on courses referencing new table as fresh for each statement execute function add_course_learners();
    create trigger course_learners_content_write after update on course_learners for each statement execute function count_content_write();
  `);
}
