import type { Knex } from 'knex';

export const name = '20261123200000-course-durations';

/**
 * The duration of each course, in seconds of the videos in its active modules, so that courses are sorted by it. A change of modules or
 * videos holds the lock on their course. It is a separate table, since a change of an indexed column of courses would add an entry to each of
 * their indexes. Modules without videos do not count, and deleted videos have their own triggers. The next migration measures existing
 * courses.
 */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    create table course_durations (course_id integer constraint course_durations_pkey primary key, seconds bigint not null);
    create index course_durations_seconds_idx on course_durations (seconds, course_id);

    create function measure_courses(ids integer[]) returns void language sql set search_path from current as $$
      insert into course_durations
      select c.course_id, coalesce(sum(v.duration_in_seconds) filter (where m.status = 'Active'), 0)
      from courses c left join course_modules m on m.course_id = c.course_id left join module_videos v on v.module_id = m.module_id
      where c.course_id = any(ids) group by c.course_id
      on conflict (course_id) do update set seconds = excluded.seconds
    $$;
    create function measure_new_courses() returns trigger language plpgsql set search_path from current as $$
      begin
        insert into course_durations select course_id, 0 from fresh;
        return null;
      end
    $$;
    create function measure_courses_of_videos() returns trigger language plpgsql set search_path from current as $$
      begin
        if tg_op = 'INSERT' then
          perform measure_courses(array(select distinct course_id from fresh));
        elsif tg_op = 'DELETE' then
          perform measure_courses(array(select distinct course_id from stale));
        elsif tg_op = 'UPDATE' then
          perform measure_courses(array(select course_id from fresh union select course_id from stale));
        else
          update course_durations set seconds = 0 where seconds <> 0;
        end if;
        return null;
      end
    $$;
    create function measure_courses_of_modules() returns trigger language plpgsql set search_path from current as $$
      begin
        perform measure_courses(array(
          select distinct fresh.course_id from fresh join stale on stale.module_id = fresh.module_id where stale.status <> fresh.status
        ));
        return null;
      end
    $$;
  `);
  // Triggers come last, since writers wait from the first one to the end.
  await db.raw(`
    alter table course_durations add constraint course_durations_course_id_fkey foreign key (course_id) references courses on delete cascade;
    create trigger courses_measure after insert on courses referencing new table as fresh for each statement execute function measure_new_courses();
    create trigger course_modules_measure after update on course_modules referencing old table as stale new table as fresh
      for each statement execute function measure_courses_of_modules();
    create trigger module_videos_measure_insert after insert on module_videos referencing new table as fresh
      for each statement execute function measure_courses_of_videos();
    create trigger module_videos_measure_delete after delete on module_videos referencing old table as stale
      for each statement execute function measure_courses_of_videos();
    create trigger module_videos_measure_update after update on module_videos referencing old table as stale new table as fresh
      for each statement execute function measure_courses_of_videos();
    create trigger module_videos_measure_truncate after truncate on module_videos for each statement execute function measure_courses_of_videos();
  `);
}
