import type { Knex } from 'knex';

export const name = '20261124200000-course-changes';

/**
 * Counts the changes of each course by a trigger, so that other services keep the newer state. A deleted course stays here. In a separate
 * table, so that a course's row does not change. The next migration counts existing courses.
 */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    create table course_changes (
      course_id integer primary key,
      version bigint not null,
      deleted boolean not null,
      changed_in xid8 not null default pg_current_xact_id()
    );
    create index course_changes_changed_in_idx on course_changes (changed_in, course_id);

    create function count_course_changes(ids integer[], gone boolean) returns void language sql set search_path from current as $$
      insert into course_changes (course_id, version, deleted) select id, 1, gone from unnest(ids) id order by id
      on conflict (course_id) do update
        set version = course_changes.version + 1, deleted = excluded.deleted, changed_in = excluded.changed_in
    $$;
    create function count_stored_courses() returns trigger language plpgsql set search_path from current as $$
      begin
        perform count_course_changes(array(select course_id from fresh), false);
        return null;
      end
    $$;
    create function count_deleted_courses() returns trigger language plpgsql set search_path from current as $$
      begin
        perform count_course_changes(array(select course_id from stale), true);
        return null;
      end
    $$;
  `);
  // Triggers come last, since writers wait from the first one to the end.
  await db.raw(`
    create trigger courses_change_insert after insert on courses referencing new table as fresh
      for each statement execute function count_stored_courses();
    create trigger courses_change_update after update on courses referencing new table as fresh
      for each statement execute function count_stored_courses();
    create trigger courses_change_delete after delete on courses referencing old table as stale
      for each statement execute function count_deleted_courses();
  `);
}
