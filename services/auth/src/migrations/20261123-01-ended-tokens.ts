import type { Migration } from '@vidyapath/service-kit/database/migrate';

/** The user of each token, and the transaction that wrote a row last, so that readers can ask for new rows. */
export const endedTokens: Migration = {
  name: '20261123-01-ended-tokens',
  up: (db) =>
    db.raw(`
      -- A trigger, since the previous version and the trigger of deleted users do not know the column.
      create function set_changed_in() returns trigger language plpgsql as
        $$ begin new.changed_in := pg_current_xact_id(); return new; end $$;
      -- Last, since users who log out wait from here to the end.
      alter table revoked_users add column changed_in xid8 not null default pg_current_xact_id();
      create trigger revoked_users_changed_in before insert or update on revoked_users for each row execute function set_changed_in();
      alter table revoked_tokens
        add column user_id integer,
        add column changed_in xid8 not null default pg_current_xact_id();
      create trigger revoked_tokens_changed_in before insert or update on revoked_tokens for each row execute function set_changed_in();
    `),
};
