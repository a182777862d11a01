import type { Knex } from 'knex';

export const name = '20261127-90-lesson-assets';

/** Copies of media's assets, and the asset that each lesson's address names. A trigger names it, since the release before does not know it. */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    create table assets (
      asset_id uuid primary key,
      version bigint not null,
      deleted boolean not null,
      playable boolean not null,
      failed boolean not null,
      file_version integer not null,
      duration_seconds integer not null,
      poster text,
      storyboard json,
      captions json not null,
      renditions json not null
    );
    create function name_asset_of_video() returns trigger language plpgsql set search_path from current as $$
      begin
        new.asset_id := substring(new.video_url from '^/media/lessons/([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})$');
        return new;
      end
    $$;
    alter table module_videos add column asset_id uuid;
    create trigger module_videos_asset before insert or update of video_url on module_videos for each row execute function name_asset_of_video();
  `);
}
