import type { Migration } from '@vidyapath/service-kit/database/migrate';

/** What learning keeps of courses and grants, from the events and feeds of catalogue and commerce. The newer `version` counts. */
export const courses: Migration = {
  name: '20261124-10-courses',
  up: (db) =>
    db.raw(`
      create table courses (
        course_id integer primary key,
        version bigint not null,
        deleted boolean not null,
        course_name text not null default '',
        banner_image text not null default '',
        is_public boolean not null default false,
        -- Whether its selling price is 0.
        is_free boolean not null default false
      );

      -- Of which version a course's lessons are.
      create table outlines (
        course_id integer primary key,
        version bigint not null,
        deleted boolean not null
      );

      create table lessons (
        video_id integer primary key,
        course_id integer not null,
        module_id integer not null,
        title text not null,
        duration_seconds integer not null check (duration_seconds >= 0),
        -- The order within the course.
        position integer not null,
        -- Whether its module is.
        active boolean not null,
        -- Identifies the file.
        file text not null,
        -- Of the outline that said this. Outlines of all courses are counted together, so of two courses the later one has the lesson.
        version bigint not null,
        -- Since when its course is without it. Another course may say in a moment that it has it now; else it is deleted.
        gone_at timestamptz
      );
      create index lessons_of_course on lessons (course_id, position) where gone_at is null;
      create index lessons_gone on lessons (gone_at) where gone_at is not null;

      create table grants (
        grant_id uuid primary key,
        version bigint not null,
        user_id integer not null,
        -- Null: all public courses.
        course_id integer,
        starts_at timestamptz not null,
        ends_at timestamptz,
        revoked_at timestamptz
      );
      create index grants_of_person on grants (user_id, course_id);
      create index grants_of_course on grants (course_id);
    `),
};
