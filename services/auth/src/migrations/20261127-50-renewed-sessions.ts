import type { Migration } from '@vidyapath/service-kit/database/migrate';

/** Sessions whose token was replaced, with the times from which the earlier tokens are void. The row goes with its session. */
export const renewedSessions: Migration = {
  name: '20261127-50-renewed-sessions',
  up: (db) =>
    db.raw(`
      create table renewed_sessions (
        session_id text primary key references sessions (jti) on update cascade on delete cascade,
        user_id integer not null,
        -- Tokens issued until then are void.
        ended_until timestamptz,
        -- Tokens issued until then are void from ending_at on.
        ending_until timestamptz not null,
        ending_at timestamptz not null,
        expires_at timestamptz not null,
        changed_in xid8 not null default pg_current_xact_id()
      );
      create trigger renewed_sessions_changed_in before insert or update on renewed_sessions for each row execute function set_changed_in();
      create index renewed_sessions_changed_in on renewed_sessions (changed_in, ('renewed ' || session_id));
      create index renewed_sessions_user_id on renewed_sessions (user_id);
    `),
};
