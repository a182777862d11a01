import type { Migration } from '@vidyapath/service-kit/database/migrate';

/** Attempts to sign in, their counts by day, and the sessions that can be used. */
export const logins: Migration = {
  name: '20261126-01-logins',
  up: (db) =>
    db.raw(`
      create table logins (
        id bigint generated always as identity primary key,
        -- Null: no account has the typed address, which is not stored since it may be a password; or the account was erased.
        user_id integer,
        at timestamptz not null,
        last_at timestamptz not null,
        outcome text not null check (outcome in ('succeeded', 'failed', 'locked', 'refused')),
        reason text check (reason in ('wrong-password', 'unknown-address', 'too-many-failures', 'account-disabled')),
        client text,
        address text,
        count integer not null default 1
      );
      create index logins_at on logins (at, id);
      create index logins_user_id on logins (user_id, at, id) where user_id is not null;

      -- How many of one outcome an account and a network address have had in a window.
      create table login_series (
        -- 0 stands for every address that no account has.
        account integer not null,
        client text not null,
        outcome text not null,
        entries integer not null default 1,
        since timestamptz not null,
        -- The row that counts the attempts after the first ones.
        login_id bigint,
        primary key (account, client, outcome)
      );
      create index login_series_since on login_series (since);

      -- Slots, so that sign-ins of one day do not wait for each other.
      create table login_days (
        day date not null,
        slot smallint not null,
        succeeded integer not null default 0,
        failed integer not null default 0,
        locked integer not null default 0,
        people integer not null default 0,
        primary key (day, slot)
      );
      create table login_people (
        day date not null,
        user_id integer not null,
        primary key (day, user_id)
      );

      create table sessions (
        jti text primary key,
        user_id integer not null,
        started_at timestamptz not null,
        expires_at timestamptz not null,
        client text,
        address text
      );
      create index sessions_user_id on sessions (user_id);
      create index sessions_expires_at on sessions (expires_at);
    `),
};
