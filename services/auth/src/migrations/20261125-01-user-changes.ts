import type { Migration } from '@vidyapath/service-kit/database/migrate';

/**
 * Counts the changes of each account by a trigger, so that other services keep the newer state. A deleted
 * account stays here by its number. Existing accounts are counted by the next migration.
 */
export const userChanges: Migration = {
  name: '20261125-01-user-changes',
  up: (db) =>
    db.raw(`
      create table user_changes (
        user_id integer primary key,
        version bigint not null,
        deleted boolean not null,
        changed_in xid8 not null default pg_current_xact_id()
      );
      create index user_changes_changed_in_idx on user_changes (changed_in, user_id);

      create function count_user_change() returns trigger language plpgsql set search_path from current as $$
        begin
          insert into user_changes (user_id, version, deleted)
          values (case tg_op when 'DELETE' then old.id else new.id end, 1, tg_op = 'DELETE')
          on conflict (user_id) do update
            set version = user_changes.version + 1, deleted = excluded.deleted, changed_in = excluded.changed_in;
          return null;
        end
      $$;
      -- Together and last, since writers wait from the first of them to the end.
      create trigger users_change_written after insert or delete on users for each row execute function count_user_change();
      create trigger users_change_update after update on users for each row
        when ((old.name, old.email, old.email_verified_at, old.role, old.locale)
          is distinct from (new.name, new.email, new.email_verified_at, new.role, new.locale))
        execute function count_user_change();
    `),
};
