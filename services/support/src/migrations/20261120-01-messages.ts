import type { Migration } from '@vidyapath/service-kit/database/migrate';

/** `sender` is an address; its rows outlive their window by an hour at most. */
export const messages: Migration = {
  name: '20261120-01-messages',
  up: (db) =>
    db.raw(`
      create table contact_message (
        id uuid primary key default gen_random_uuid(),
        full_name text not null,
        email text not null,
        mobile text not null,
        message text not null,
        created_at timestamptz not null default now()
      );
      create index contact_message_newest on contact_message (created_at desc, id);
      create index contact_message_search on contact_message
        using gin (full_name gin_trgm_ops, email gin_trgm_ops, mobile gin_trgm_ops, message gin_trgm_ops);

      create table newsletter_subscriber (
        id uuid primary key default gen_random_uuid(),
        email text not null,
        created_at timestamptz not null default now()
      );
      create unique index newsletter_subscriber_email on newsletter_subscriber (lower(email));
      create index newsletter_subscriber_newest on newsletter_subscriber (created_at desc, id);
      create index newsletter_subscriber_search on newsletter_subscriber using gin (email gin_trgm_ops);

      create table submission_count (
        sender text not null,
        window_start timestamptz not null,
        count integer not null,
        primary key (sender, window_start)
      );
      create index submission_count_window on submission_count (window_start);
    `),
};
