import type { Knex } from 'knex';

export const name = '20261128-10-lesson-flags';

/**
 * Which lessons are published, are free previews, and count: only lessons that count are there for learners. Triggers say what counts,
 * since the release before does not know it. The next migration fills existing rows.
 */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    alter table assets add column was_playable boolean not null default false;
    alter table module_videos
      add column is_preview boolean not null default false,
      add column is_published boolean not null default true,
      add column counts boolean not null default true;

    create function was_playable(asset uuid) returns boolean language sql stable set search_path from current as $$
      select asset is null or exists (select from assets where asset_id = asset and was_playable)
    $$;
    create function remember_playable() returns trigger language plpgsql set search_path from current as $$
      begin
        new.was_playable := new.was_playable or new.playable;
        return new;
      end
    $$;
    create function count_lesson() returns trigger language plpgsql set search_path from current as $$
      begin
        new.counts := new.is_published and was_playable(new.asset_id);
        return new;
      end
    $$;
    create or replace function measure_courses(ids integer[]) returns void language sql set search_path from current as $$
      insert into course_durations
      select c.course_id, coalesce(sum(v.duration_in_seconds) filter (where m.status = 'Active' and v.counts), 0)
      from courses c left join course_modules m on m.course_id = c.course_id left join module_videos v on v.module_id = m.module_id
      where c.course_id = any(ids) group by c.course_id
      on conflict (course_id) do update set seconds = excluded.seconds
    $$;
    create trigger assets_playable before insert or update on assets for each row execute function remember_playable();
    -- After module_videos_asset: triggers of a row run in the order of their names.
    create trigger module_videos_counts before insert or update on module_videos for each row execute function count_lesson();
  `);
}
