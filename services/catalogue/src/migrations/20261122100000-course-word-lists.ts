import type { Knex } from 'knex';

export const name = '20261122100000-course-word-lists';

/**
 * The words of a course in one row, at a tenth of the cost of a row per word in `course_words`. Words that the previous release writes
 * there are listed too; the next migration lists existing courses.
 */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    create table course_word_lists (
      course_id integer constraint course_word_lists_pkey primary key,
      words text[] not null
    );
    create index course_word_lists_words_idx on course_word_lists using gin (words) with (gin_pending_list_limit = 256);

    create function list_course_words() returns trigger language plpgsql set search_path from current as $$
      begin
        insert into course_word_lists (course_id, words)
        select course_id, array_agg(word order by word) from course_words join search_words using (word_id)
        where course_id in (select course_id from changed) group by course_id
        on conflict (course_id) do update set words = excluded.words;
        return null;
      end
    $$;
    -- Last, since writers wait from here to the end.
    alter table course_word_lists add constraint course_word_lists_course_id_fkey foreign key (course_id) references courses on delete cascade;
    create trigger course_words_insert after insert on course_words referencing new table as changed
      for each statement execute function list_course_words();
    create trigger course_words_delete after delete on course_words referencing old table as changed
      for each statement execute function list_course_words();
  `);
}
