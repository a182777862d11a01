import type { Migration } from '@vidyapath/service-kit/database/migrate';

export const createMedia: Migration = {
  name: '20261120-01-media',
  up: (db) =>
    db.raw(`
      create table image (
        hash text primary key check (hash ~ '^[0-9a-f]{64}$'),
        path text not null unique,
        width integer not null check (width > 0),
        height integer not null check (height > 0),
        bytes integer not null check (bytes > 0),
        uploaded_by integer,
        created_at timestamptz not null default now()
      );
      create table probe_slot (
        id bigint generated always as identity primary key,
        user_id integer not null,
        expires_at timestamptz not null
      );
      create index probe_slot_user_id on probe_slot (user_id, expires_at);
    `),
};
