import type { Migration } from '@vidyapath/service-kit/database/migrate';

/** Counts accounts by the day of India on which they were made, by a trigger. Existing ones are counted by the next migration. */
export const userDays: Migration = {
  name: '20261126-02-user-days',
  up: (db) =>
    db.raw(`
      create table user_days (
        day date not null,
        slot smallint not null,
        registered integer not null,
        verified integer not null,
        active integer not null,
        disabled integer not null,
        primary key (day, slot)
      );

      create function add_to_user_day(made timestamptz, change integer, verified boolean, disabled boolean) returns void
        language sql set search_path from current as $$
          insert into user_days values (
            (made at time zone 'Asia/Kolkata')::date, pg_backend_pid() % 16,
            change, change * verified::integer, change * (not disabled)::integer, change * disabled::integer
          )
          on conflict (day, slot) do update set
            registered = user_days.registered + excluded.registered, verified = user_days.verified + excluded.verified,
            active = user_days.active + excluded.active, disabled = user_days.disabled + excluded.disabled
        $$;
      create function count_user_day() returns trigger language plpgsql set search_path from current as $$
        begin
          if tg_op <> 'INSERT' and old.in_days then
            perform add_to_user_day(old.created_at, -1, old.email_verified_at is not null, old.disabled_at is not null);
          end if;
          if tg_op <> 'DELETE' and new.in_days then
            perform add_to_user_day(new.created_at, 1, new.email_verified_at is not null, new.disabled_at is not null);
          end if;
          return null;
        end
      $$;

      -- Together and last, since readers wait from the first of them to the end.
      alter table users
        add column disabled_at timestamptz,
        add column last_login_at timestamptz,
        -- Whether user_days counts it: new accounts at once, existing ones by the next migration.
        add column in_days boolean not null default false;
      alter table users alter column in_days set default true;
      create trigger users_day_written after insert or delete on users for each row execute function count_user_day();
      create trigger users_day_update after update on users for each row
        when ((old.created_at, old.email_verified_at is null, old.disabled_at is null, old.in_days)
          is distinct from (new.created_at, new.email_verified_at is null, new.disabled_at is null, new.in_days))
        execute function count_user_day();
      create trigger users_change_disabled after update on users for each row
        when ((old.disabled_at is null) is distinct from (new.disabled_at is null)) execute function count_user_change();
    `),
};
