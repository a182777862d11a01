import type { Migration } from '@vidyapath/service-kit/database/migrate';

/** New lessons of a course that are not published to its learners yet, and the progress of publishing them. */
export const courseNews: Migration = {
  name: '20261124-13-course-news',
  up: (db) =>
    db.raw(`
      create table course_news (
        course_id integer primary key,
        new_lessons integer not null,
        -- The day of India on which new lessons were published last.
        told_on date,
        -- How many lessons are being published now, and the last learner for whom they were.
        telling integer,
        told_to integer not null default 0
      );
    `),
};
