import type { Knex } from 'knex';

export const name = '20261124000000-course-words-dropped';

/**
 * The words of a course are in `course_word_lists`; nothing reads their former table. The previous release deletes from it when a course
 * changes, so an empty view replaces it. A later migration may drop the view.
 */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    drop table course_words;
    drop function list_course_words();
    create view course_words as select null::integer as course_id, null::integer as word_id where false;
    create rule course_words_delete as on delete to course_words do instead nothing;
  `);
}
