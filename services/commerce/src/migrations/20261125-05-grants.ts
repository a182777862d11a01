import type { Migration } from '@vidyapath/service-kit/database/migrate';

/** Live: started, not ended, not revoked. Each grant stands on its own: one that is revoked takes nothing that another gives. */
export const grants: Migration = {
  name: '20261125-05-grants',
  up: (db) =>
    db.raw(`
      create table grants (
        grant_id uuid primary key default gen_random_uuid(),
        user_id integer not null,
        scope text not null check (scope in ('course', 'all')),
        course_id integer,
        source text not null check (source in ('order', 'plan', 'given', 'free')),
        item_id uuid references order_items,
        starts_at timestamptz not null,
        ends_at timestamptz,
        created_at timestamptz not null,
        created_by integer,
        reason text not null default '',
        revoked_at timestamptz,
        revoked_by integer,
        revoke_reason text,
        grant_seq bigint generated always as identity,
        -- Of the whole row, for those who keep a copy: its events and the feed of grants.
        version bigint not null default 1,
        changed_in xid8 not null default pg_current_xact_id(),
        check ((scope = 'course') = (course_id is not null)),
        check ((source in ('order', 'plan')) = (item_id is not null)),
        check (ends_at >= starts_at)
      );
      create index grants_of_person on grants (user_id, course_id) where revoked_at is null;
      create index grants_of_course on grants (course_id) where revoked_at is null;
      create index grants_newest on grants (created_at desc, grant_id);
      create unique index grants_of_item on grants (item_id, course_id) nulls not distinct where revoked_at is null and item_id is not null;
      create unique index grants_enrolled_once on grants (user_id, course_id) where source = 'free' and revoked_at is null;
      create index grants_changed on grants (changed_in, grant_seq);
      create function count_grant_change() returns trigger language plpgsql set search_path from current as $$
        begin
          new.version = old.version + 1;
          new.changed_in = pg_current_xact_id();
          return new;
        end $$;
      create trigger grants_counted before update on grants for each row execute function count_grant_change();
    `),
};
