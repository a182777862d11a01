import type { Migration } from '@vidyapath/service-kit/database/migrate';

/** Lessons of which no player tells the position are marked as done by hand, and cost their length. */
export const hiddenPositions: Migration = {
  name: '20261127-60-hidden-positions',
  up: (db) =>
    db.raw(`
      -- All who have begun a course are measured again when it changes, by learners_of_course.
      drop index learners_uncompleted;
      alter table lessons add column hides_position boolean not null default false;

      -- New seconds that the person may report now. The row stays locked, so that reports of one person go one after the other.
      create function grow_allowance(person integer, first numeric, per_second numeric, most numeric)
        returns numeric language plpgsql as $$
        declare
          allowed numeric;
        begin
          insert into allowances as a (user_id, seconds, counted_at) values (person, first, clock_timestamp())
          on conflict (user_id) do update set
            seconds = least(most, a.seconds + per_second * greatest(0, extract(epoch from clock_timestamp() - a.counted_at))),
            counted_at = greatest(a.counted_at, clock_timestamp())
          returning seconds into allowed;
          return allowed;
        end
      $$;

      create or replace function report_progress(
        person integer, lesson integer, of_course integer, of_file text, duration integer, place numeric, reported nummultirange,
        reported_at timestamptz, today date, -- of India
        allowance_first numeric, allowance_per_second numeric, allowance_max numeric, parts_max integer, complete_from numeric,
        out accepted boolean, out covered double precision, out done boolean
      ) language plpgsql as $$
        declare
          allowed numeric;
          known nummultirange;
          now_seen nummultirange;
          fresh numeric;
        begin
          -- Other reports of the person wait here, so what is read below is what they have stored.
          allowed := grow_allowance(person, allowance_first, allowance_per_second, allowance_max);

          select seen into known from lesson_progress where user_id = person and video_id = lesson and file = of_file;
          known := coalesce(known, '{}');
          now_seen := known + reported;
          fresh := seconds_seen(now_seen, duration) - seconds_seen(known, duration);
          accepted := fresh = 0 or fresh <= allowed and (select count(*) from unnest(now_seen)) <= parts_max;
          if not accepted then
            now_seen := known;
          elsif fresh > 0 then
            update allowances set seconds = seconds - fresh where user_id = person;
            insert into watched_days as d (user_id, day, seconds) values (person, today, fresh)
            on conflict (user_id, day) do update set seconds = d.seconds + excluded.seconds;
          end if;
          covered := seconds_seen(now_seen, duration);
          done := duration > 0 and covered >= complete_from * duration;

          insert into lesson_progress as p
            (user_id, video_id, file, seen, covered_seconds, position_seconds, completed_at, updated_at)
          values (person, lesson, of_file, now_seen, covered, place, case when done then reported_at end, reported_at)
          on conflict (user_id, video_id) do update set
            file = excluded.file, seen = excluded.seen, covered_seconds = excluded.covered_seconds,
            position_seconds = excluded.position_seconds, updated_at = excluded.updated_at,
            completed_at = coalesce(case when p.file = excluded.file then p.completed_at end, excluded.completed_at)
          returning completed_at is not null into done;

          insert into learners as l (user_id, course_id, last_watched_at, last_video_id, since)
          values (person, of_course, reported_at, lesson, reported_at)
          on conflict (user_id, course_id) do update set
            last_watched_at = greatest(l.last_watched_at, excluded.last_watched_at), last_video_id = excluded.last_video_id;
        end
      $$;
    `),
};
