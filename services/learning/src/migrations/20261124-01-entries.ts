import type { Migration } from '@vidyapath/service-kit/database/migrate';

export const entries: Migration = {
  name: '20261124-01-entries',
  up: (db) =>
    db.raw(`
      -- What is kept of the catalogue's courses; the newer version counts.
      create table course (
        course_id integer primary key,
        version bigint not null,
        deleted boolean not null
      );
      create table entry (
        id uuid primary key default gen_random_uuid(),
        course_id integer not null references course,
        title text not null,
        created_at timestamptz not null default now()
      );
      create index entry_course on entry (course_id, id);
      create index entry_created on entry (created_at, id);
      create index entry_title on entry (lower(title), id);
      create index entry_search on entry using gin (title gin_trgm_ops);
    `),
};
