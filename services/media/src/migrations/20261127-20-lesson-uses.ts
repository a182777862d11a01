import type { Migration } from '@vidyapath/service-kit/database/migrate';

/** Copies of catalogue: which lessons use which asset. */
export const createLessonUses: Migration = {
  name: '20261127-20-lesson-uses',
  up: (db) =>
    db.raw(`
      create table course_name (course_id integer primary key, version bigint not null, name text not null);
      create table course_outline (course_id integer primary key, version bigint not null, deleted boolean not null);
      create table lesson_use (
        course_id integer not null,
        video_id integer not null,
        module_id integer not null,
        video_title text not null,
        asset_id uuid not null,
        primary key (course_id, video_id)
      );
      create index lesson_use_of_asset on lesson_use (asset_id, video_id);
    `),
};
