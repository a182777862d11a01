import type { Migration } from '@vidyapath/service-kit/database/migrate';

export const mail: Migration = {
  name: '20261121-02-mail',
  up: (db) =>
    db.raw(`
      -- Messages to send; the link's token is created at sending, so that it is stored nowhere in readable form.
      create table mail_outbox (
        id bigint generated always as identity primary key,
        kind text not null check (kind in ('password-reset', 'email-verification')),
        -- Null when no account has the requested address, so that both cost the same.
        user_id integer,
        locale text not null check (locale in ('en', 'hi')),
        attempts integer not null default 0,
        created_at timestamptz not null default now(),
        due_at timestamptz not null default now()
      );
      create index mail_outbox_due_at on mail_outbox (due_at);

      create table mailed_tokens (
        digest text primary key,
        kind text not null check (kind in ('password-reset', 'email-verification')),
        user_id integer not null,
        expires_at timestamptz not null
      );
      create index mailed_tokens_user_id on mailed_tokens (user_id, kind);
      create index mailed_tokens_expires_at on mailed_tokens (expires_at);

      create table mail_requests (
        id bigint generated always as identity primary key,
        account text not null,
        client text not null,
        requested_at timestamptz not null default now()
      );
      create index mail_requests_account on mail_requests (account, requested_at);
      create index mail_requests_client on mail_requests (client, requested_at);
      create index mail_requests_requested_at on mail_requests (requested_at);

      -- Last, since users who sign in wait from here to the end.
      alter table users
        add column locale text,
        add column email_verified_at timestamptz,
        -- For new rows only. Existing rows have no value, and a check of each would block users who register.
        add constraint users_locale_check check (locale in ('en', 'hi')) not valid;
      alter table mailed_tokens add constraint mailed_tokens_user_id_fkey foreign key (user_id) references users (id) on delete cascade;
    `),
};
