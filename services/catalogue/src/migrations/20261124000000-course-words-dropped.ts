import type { Knex } from 'knex';

export const name = '20261124000000-course-words-dropped';

/**
 * The words of a course are in `course_word_lists`; nothing reads the table that they were in before. The release before this one
 * deletes from it when a course changes, so that an empty view takes its place. A later migration may drop the view.
 */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    drop table course_words;
    drop function list_course_words();
    create view course_words as select null::integer as course_id, null::integer as word_id where false;
    create rule course_words_delete as on delete to course_words do instead nothing;
  `);
}
