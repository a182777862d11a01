import type { Migration } from '@vidyapath/service-kit/database/migrate';

/** Lessons that left their course complete it a day later, and are new in it once. Nothing is filled in: the next outlines say it. */
export const removedLessons: Migration = {
  name: '20261128-01-removed-lessons',
  up: (db) =>
    db.raw(`
      alter table lessons
        -- Whether an outline before the last one had it active in this course.
        add column was_active boolean not null default false,
        -- Null: the file is elsewhere.
        add column asset_id text;

      -- Active lessons that their course has no longer, as long as nobody completes it without them.
      create table removed_lessons (
        course_id integer not null,
        video_id integer not null,
        -- That it had then.
        file text not null,
        removed_at timestamptz not null,
        primary key (course_id, video_id)
      );
      create index removed_lessons_of_lesson on removed_lessons (video_id);
    `),
};
