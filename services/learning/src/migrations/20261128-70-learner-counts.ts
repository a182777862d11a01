import type { Migration } from '@vidyapath/service-kit/database/migrate';

/** How many people have begun each course, as it was last told to others. Nothing is filled in: the first count does. */
export const learnerCounts: Migration = {
  name: '20261128-70-learner-counts',
  up: (db) =>
    db.raw(`
      create table learner_counts (
        course_id integer primary key,
        learners integer not null,
        version bigint not null default 1
      );
    `),
};
