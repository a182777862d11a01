import type { Knex } from 'knex';

export const name = '20261124100000-hindi-category-names';

/** Empty where a category has one name for all languages; the release before writes none. */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    alter table categories
      add column category_name_hindi text not null default '',
      add constraint categories_name_hindi_check check (char_length(category_name_hindi) <= 100) not valid
  `);
}
