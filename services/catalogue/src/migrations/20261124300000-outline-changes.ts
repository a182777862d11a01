import type { Knex } from 'knex';

export const name = '20261124300000-outline-changes';

/**
 * Counts the changes of each course's modules and videos by triggers, so that other services keep the newer outline. A deleted
 * course stays here. The next migration counts existing courses.
 */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    -- One sequence for all courses, so that the later of two outlines with the same video is known.
    create sequence outline_versions;
    create table outline_changes (
      course_id integer primary key,
      version bigint not null,
      deleted boolean not null,
      changed_in xid8 not null default pg_current_xact_id()
    );
    create index outline_changes_changed_in_idx on outline_changes (changed_in, course_id);

    create function count_outline_changes(ids integer[], gone boolean) returns void language sql set search_path from current as $$
      insert into outline_changes (course_id, version, deleted) select id, nextval('outline_versions'), gone from unnest(ids) id order by id
      on conflict (course_id) do update set
        version = nextval('outline_versions'),
        deleted = outline_changes.deleted or excluded.deleted,
        changed_in = excluded.changed_in
    $$;
    create function count_fresh_outlines() returns trigger language plpgsql set search_path from current as $$
      begin
        perform count_outline_changes(array(select distinct course_id from fresh), false);
        return null;
      end
    $$;
    create function count_changed_outlines() returns trigger language plpgsql set search_path from current as $$
      begin
        perform count_outline_changes(array(select course_id from fresh union select course_id from stale), false);
        return null;
      end
    $$;
    create function count_stale_outlines() returns trigger language plpgsql set search_path from current as $$
      begin
        perform count_outline_changes(array(select distinct course_id from stale), tg_table_name = 'courses');
        return null;
      end
    $$;
  `);
  // Triggers come last, since writers wait from the first one to the end.
  await db.raw(`
    create trigger courses_outline_insert after insert on courses referencing new table as fresh
      for each statement execute function count_fresh_outlines();
    create trigger courses_outline_delete after delete on courses referencing old table as stale
      for each statement execute function count_stale_outlines();
  `);
  for (const table of ['course_modules', 'module_videos'])
    await db.raw(`
      create trigger ${table}_outline_insert after insert on ${table} referencing new table as fresh
        for each statement execute function count_fresh_outlines();
      create trigger ${table}_outline_update after update on ${table} referencing old table as stale new table as fresh
        for each statement execute function count_changed_outlines();
      create trigger ${table}_outline_delete after delete on ${table} referencing old table as stale
        for each statement execute function count_stale_outlines();
    `);
}
