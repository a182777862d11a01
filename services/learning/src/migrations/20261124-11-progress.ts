import type { Migration } from '@vidyapath/service-kit/database/migrate';

/** What people have seen. `lesson_progress` counts for the file that it names; of another file nothing is seen yet. */
export const progress: Migration = {
  name: '20261124-11-progress',
  up: (db) =>
    db.raw(`
      create table lesson_progress (
        user_id integer not null,
        video_id integer not null references lessons on delete cascade,
        file text not null,
        seen nummultirange not null default '{}',
        -- Of 'seen', without what lies behind the end of the lesson.
        covered_seconds numeric not null default 0,
        position_seconds numeric not null default 0,
        completed_at timestamptz,
        updated_at timestamptz not null,
        primary key (user_id, video_id)
      );
      create index lesson_progress_of_lesson on lesson_progress (video_id);

      -- Courses that a person has bought, enrolled in or begun.
      create table learners (
        user_id integer not null,
        course_id integer not null,
        -- Null: not begun.
        last_watched_at timestamptz,
        last_video_id integer,
        completed_at timestamptz,
        -- Since when the person has the course; those that were never begun are listed by it.
        since timestamptz not null,
        primary key (user_id, course_id)
      );
      create index learners_last_watched on learners (user_id, (coalesce(last_watched_at, '-infinity')) desc, since desc, course_id desc);
      create index learners_of_course on learners (course_id, user_id);

      -- How many new seconds a person may report. A row is the person's lock as well: reports of one person go one after the other.
      create table allowances (
        user_id integer primary key,
        seconds numeric not null,
        counted_at timestamptz not null
      );

      create table watched_days (
        user_id integer not null,
        -- Of India.
        day date not null,
        seconds numeric not null,
        primary key (user_id, day)
      );
    `),
};
