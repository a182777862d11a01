import type { Migration } from '@vidyapath/service-kit/database/migrate';

export const notes: Migration = {
  name: '20261124-22-notes',
  up: (db) =>
    db.raw(`
      create table notes (
        note_id uuid primary key default gen_random_uuid(),
        user_id integer not null,
        course_id integer not null,
        -- Null: the lesson is gone; what the person wrote stays.
        video_id integer references lessons on delete set null,
        at_seconds double precision not null,
        body text not null,
        created_at timestamptz not null,
        edited_at timestamptz
      );
      create index notes_of_person on notes (user_id, course_id);
      create index notes_of_course on notes (course_id);
      create index notes_of_lesson on notes (video_id) where video_id is not null;

      -- What a person has written in an hour, by kind.
      create table written (
        user_id integer not null,
        kind text not null,
        window_start timestamptz not null,
        count integer not null,
        primary key (user_id, kind, window_start)
      );
      create index written_window on written (window_start);
    `),
};
