import type { Migration } from '@vidyapath/service-kit/database/migrate';

/** How progress is measured, and the order of a person's courses. */
export const measures: Migration = {
  name: '20261124-12-measures',
  up: (db) =>
    db.raw(`
      -- Ranges of seconds, such as [[0, 12.5]], as what was seen; those that are nothing once they are rounded are left out.
      create function seen_ranges(ranges jsonb) returns nummultirange language sql immutable return (
        select coalesce(range_agg(numrange(round((r->>0)::numeric, 3), round((r->>1)::numeric, 3))), '{}')
          from jsonb_array_elements(ranges) r
      );
      -- Nothing behind the end of the lesson counts.
      create function seconds_seen(seen nummultirange, duration integer) returns numeric language sql immutable return (
        select coalesce(sum(upper(part) - lower(part)), 0)
          from unnest(seen * nummultirange(numrange(0, duration::numeric))) part
      );

      drop index learners_last_watched;
      create index learners_last_watched on learners (user_id, (coalesce(last_watched_at, '-infinity')) desc, since desc, course_id);
      create index learners_uncompleted on learners (course_id, user_id) where completed_at is null and last_watched_at is not null;
    `),
};
