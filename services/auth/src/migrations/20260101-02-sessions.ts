import type { Migration } from '@vidyapath/service-kit/database/migrate';

export const sessions: Migration = {
  name: '20260101-02-sessions',
  up: (db) =>
    db.raw(`
      create table revoked_tokens (
        jti text primary key,
        expires_at timestamptz not null
      );
      create index revoked_tokens_expires_at on revoked_tokens (expires_at);

      -- Tokens issued until revoked_until are void; after expires_at none of them is left.
      create table revoked_users (
        user_id integer primary key references users (id) on delete cascade,
        revoked_until timestamptz not null,
        expires_at timestamptz not null
      );

      create table login_failures (
        id bigint generated always as identity primary key,
        -- A digest: people type passwords into the address field.
        account text not null,
        client text not null,
        failed_at timestamptz not null default now()
      );
      create index login_failures_pair on login_failures (account, client, failed_at);
      create index login_failures_failed_at on login_failures (failed_at);
    `),
};
