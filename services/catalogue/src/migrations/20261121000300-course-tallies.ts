import type { Knex } from 'knex';

export const name = '20261121000300-course-tallies';

/**
 * How many courses there are, by category and by block of 1,024 ids. Each statement adds its own rows with its changes, so writers do not
 * wait for each other; the sum is right in every snapshot. One write in 256 sums
 * the rows up, unless another write does so already. Existing courses are counted by the next migration.
 */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    create sequence course_tally_writes;
    create table course_tally_by_category (category_id integer not null, is_public boolean not null, count bigint not null);
    create table course_tally_by_block (block integer not null, is_public boolean not null, count bigint not null);

    create function fold_course_tallies() returns void language plpgsql set search_path from current as $$
      begin
        if not pg_try_advisory_xact_lock(hashtext('course_tally_by_category'), hashtext(current_schema())) then return; end if;
        with gone as (delete from course_tally_by_category returning *)
        insert into course_tally_by_category
        select category_id, is_public, sum(count) from gone group by category_id, is_public having sum(count) <> 0;
        with gone as (delete from course_tally_by_block returning *)
        insert into course_tally_by_block
        select block, is_public, sum(count) from gone group by block, is_public having sum(count) <> 0;
      end
    $$;

    create function tally_courses() returns trigger language plpgsql set search_path from current as $$
      begin
        if tg_op = 'INSERT' then
          insert into course_tally_by_category select category_id, is_public, count(*) from fresh group by category_id, is_public;
          insert into course_tally_by_block select course_id >> 10, is_public, count(*) from fresh group by course_id >> 10, is_public;
        elsif tg_op = 'DELETE' then
          insert into course_tally_by_category select category_id, is_public, -count(*) from stale group by category_id, is_public;
          insert into course_tally_by_block select course_id >> 10, is_public, -count(*) from stale group by course_id >> 10, is_public;
        elsif tg_op = 'UPDATE' then
          insert into course_tally_by_category select category_id, is_public, sum(change) from (
            select category_id, is_public, 1 as change from fresh union all select category_id, is_public, -1 from stale
          ) as both_sides group by category_id, is_public having sum(change) <> 0;
          insert into course_tally_by_block select block, is_public, sum(change) from (
            select course_id >> 10 as block, is_public, 1 as change from fresh union all select course_id >> 10, is_public, -1 from stale
          ) as both_sides group by block, is_public having sum(change) <> 0;
        else
          delete from course_tally_by_category;
          delete from course_tally_by_block;
        end if;
        if nextval('course_tally_writes') % 256 = 0 then perform fold_course_tallies(); end if;
        return null;
      end
    $$;

    create trigger courses_tally_insert after insert on courses referencing new table as fresh for each statement execute function tally_courses();
    create trigger courses_tally_delete after delete on courses referencing old table as stale for each statement execute function tally_courses();
    create trigger courses_tally_update after update on courses referencing old table as stale new table as fresh
      for each statement execute function tally_courses();
    create trigger courses_tally_truncate after truncate on courses for each statement execute function tally_courses();
  `);
}
