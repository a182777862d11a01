import type { Migration } from '@vidyapath/service-kit/database/migrate';

/** An empty Hindi text falls back to the English one. */
export const faq: Migration = {
  name: '20261124-50-faq',
  up: (db) =>
    db.raw(`
      create table faq_entry (
        faq_id integer generated always as identity primary key,
        category text not null,
        question_en text not null,
        answer_en text not null,
        question_hi text not null,
        answer_hi text not null,
        position integer not null,
        published boolean not null,
        created_at timestamptz not null,
        updated_at timestamptz not null
      );
      create index faq_entry_position on faq_entry (position, faq_id);
    `),
};
