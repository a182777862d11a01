import type { Migration } from '@vidyapath/service-kit/database/migrate';

/**
 * An asset is what lessons name. Each file that was uploaded for it is a row of `asset_file`; `playing` is the version that learners
 * get. A row with `ended_at` plays no more: its files are deleted later, and `removed_at` says when they were.
 */
export const createAssets: Migration = {
  name: '20261127-10-assets',
  up: (db) =>
    db.raw(`
      create table asset (
        asset_id uuid primary key,
        title text not null,
        created_by integer not null,
        created_at timestamptz not null default now(),
        playing integer,
        version bigint not null default 1,
        deleted_at timestamptz
      );
      create index asset_newest on asset (created_at desc, asset_id) where deleted_at is null;
      create index asset_title on asset using gin (lower(title) gin_trgm_ops) where deleted_at is null;
      create table asset_file (
        asset_id uuid not null references asset,
        file_version integer not null check (file_version > 0),
        upload_id uuid not null unique,
        file_name text not null,
        size_bytes bigint not null check (size_bytes > 0),
        received_bytes bigint not null default 0 check (received_bytes between 0 and size_bytes),
        reserved_bytes bigint not null check (reserved_bytes >= 0),
        created_by integer not null,
        created_at timestamptz not null default now(),
        last_byte_at timestamptz not null default now(),
        writer uuid,
        writer_until timestamptz,
        writer_wanted boolean not null default false,
        state text not null check (state in ('uploading', 'waiting', 'checking', 'encoding', 'ready', 'failed')),
        waiting_since timestamptz,
        percent smallint not null default 0 check (percent between 0 and 100),
        problem text check ((problem is not null) = (state = 'failed')),
        playable boolean not null default false check (playable or state <> 'ready'),
        duration_seconds double precision,
        width integer,
        height integer,
        has_audio boolean,
        renditions json not null default '[]',
        poster text,
        storyboard json,
        crashes smallint not null default 0,
        lease_by uuid,
        lease_until timestamptz,
        ready_at timestamptz,
        ended_at timestamptz,
        removed_at timestamptz,
        primary key (asset_id, file_version)
      );
      alter table asset add foreign key (asset_id, playing) references asset_file (asset_id, file_version);
      create unique index asset_file_unfinished on asset_file (asset_id)
        where ended_at is null and state in ('uploading', 'waiting', 'checking', 'encoding') and not playable;
      create index asset_file_of_person on asset_file (created_by) where state = 'uploading';
      create index asset_file_queue on asset_file (waiting_since) where state in ('waiting', 'checking', 'encoding');
      create index asset_file_ended on asset_file (ended_at) where removed_at is null;
      create table caption (
        asset_id uuid not null references asset,
        language text not null,
        origin text not null check (origin in ('file', 'automatic', 'edited')),
        approved boolean not null,
        cues json not null,
        cue_count integer not null check (cue_count > 0),
        file text not null,
        version integer not null default 1,
        primary key (asset_id, language)
      );
    `),
};
