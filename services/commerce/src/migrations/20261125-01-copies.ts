import type { Migration } from '@vidyapath/service-kit/database/migrate';
import { createPeopleTable } from '@vidyapath/service-kit/domain/people/people-table';

/** What commerce keeps of courses and people, from the events and feeds of catalogue and auth. The newer `version` counts. */
export const copies: Migration = {
  name: '20261125-01-copies',
  up: async (db) => {
    await db.raw(`
      create table courses (
        course_id integer primary key,
        version bigint not null,
        deleted boolean not null,
        title text not null default '',
        banner_image text not null default '',
        list_paise bigint not null default 0 check (list_paise >= 0),
        -- What it sells for: the discounted price where it is lower, else the actual one.
        price_paise bigint not null default 0 check (price_paise between 0 and list_paise),
        is_public boolean not null default false
      );

      -- A course that catalogue is about to delete takes no new orders.
      create table course_bars (
        course_id integer primary key,
        barred_at timestamptz not null
      );
    `);
    await createPeopleTable(db);
  },
};
