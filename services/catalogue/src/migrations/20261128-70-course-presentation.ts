import type { Knex } from 'knex';

export const name = '20261128-70-course-presentation';

const lists = ['what_you_learn', 'requirements', 'audience'];

/** What a course's page says beside the specified form, the Hindi texts, and when and by whom a hidden course is published. */
export async function up(db: Knex): Promise<void> {
  const added = lists.map(
    (list) => `add column ${list} text[] not null default '{}',
      add constraint courses_${list}_check check (cardinality(${list}) <= 12) not valid`,
  );
  await db.raw(`
    alter table courses
      ${added.join(',\n')},
      add column level text,
      add column course_name_hi text not null default '',
      add column course_description_hi text not null default '',
      add column publish_at timestamptz,
      add column publish_by integer,
      add constraint courses_level_check check (level in ('beginner', 'intermediate', 'advanced')) not valid
  `);
}
