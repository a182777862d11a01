import type { Migration } from '@vidyapath/service-kit/database/migrate';

/** The tokens of a deleted user end too, however the row is deleted; no token lives longer than a year. */
export const deletedUsers: Migration = {
  name: '20261121-03-deleted-users',
  up: (db) =>
    db.raw(`
      create function revoke_deleted_user() returns trigger language plpgsql as $$
        begin
          execute format(
            'insert into %I.revoked_users (user_id, revoked_until, expires_at) values ($1, clock_timestamp(), now() + interval ''366 days'')
               on conflict (user_id) do update set revoked_until = excluded.revoked_until, expires_at = excluded.expires_at',
            tg_table_schema
          ) using old.id;
          return null;
        end $$;
      create trigger deleted_users_are_revoked after delete on users for each row execute function revoke_deleted_user();
      -- Last, since readers wait from here to the end.
      alter table revoked_users drop constraint revoked_users_user_id_fkey;
    `),
};
