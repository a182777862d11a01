import type { Knex } from 'knex';

export const name = '20261122100000-course-word-lists';

/**
 * The words of a course in one row, which costs a tenth of a row for each of them in `course_words`. What stands there
 * is read on and moves when its course is changed; what the version before stores there ends the list of that course.
 */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    create table course_word_lists (
      course_id integer constraint course_word_lists_pkey primary key,
      words text[] not null
    );
    create index course_word_lists_words_idx on course_word_lists using gin (words) with (gin_pending_list_limit = 256);

    create function end_course_word_lists() returns trigger language plpgsql set search_path from current as $$
      begin
        delete from course_word_lists where course_id in (select course_id from fresh);
        return null;
      end
    $$;
    -- Last, since writers wait from here to the end.
    alter table course_word_lists add constraint course_word_lists_course_id_fkey foreign key (course_id) references courses on delete cascade;
    create trigger course_words_insert after insert on course_words referencing new table as fresh
      for each statement execute function end_course_word_lists();
  `);
}
