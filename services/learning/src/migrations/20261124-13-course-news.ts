import type { Migration } from '@vidyapath/service-kit/database/migrate';

/** New lessons that the learners of a course are still to be told of, and how far telling them has come. */
export const courseNews: Migration = {
  name: '20261124-13-course-news',
  up: (db) =>
    db.raw(`
      create table course_news (
        course_id integer primary key,
        new_lessons integer not null,
        -- The day of India on which learners were told last.
        told_on date,
        -- How many lessons learners are told of now, and the last one who was.
        telling integer,
        told_to integer not null default 0
      );
    `),
};
