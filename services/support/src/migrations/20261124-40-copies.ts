import type { Migration } from '@vidyapath/service-kit/database/migrate';
import { createFeedCursorsTable } from '@vidyapath/service-kit/events/read-feed';
import { createPeopleTable } from '@vidyapath/service-kit/domain/people/people-table';

/** Copies of people and courses, and how far their owners' feeds were read. */
export const copies: Migration = {
  name: '20261124-40-copies',
  async up(db) {
    await createPeopleTable(db);
    await createFeedCursorsTable(db);
    await db.raw(`
      create table courses (
        course_id integer primary key,
        version bigint not null,
        deleted boolean not null,
        name text not null
      );
    `);
  },
};
