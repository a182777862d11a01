import type { Migration } from '@vidyapath/service-kit/database/migrate';

export const mailLimits: Migration = {
  name: '20261123-01-mail-limits',
  up: (db) =>
    db.raw(`
      create table registrations (
        id bigint generated always as identity primary key,
        client text not null,
        made_at timestamptz not null default now()
      );
      create index registrations_client on registrations (client, made_at);
      create index registrations_made_at on registrations (made_at);

      -- Whether the account was in use at the network address that asked.
      alter table mail_requests add column known boolean not null default false;
      -- Password resets first, and failed messages after the others of their kind.
      create index mail_outbox_order on mail_outbox ((kind <> 'password-reset'), (attempts > 0), due_at);
      drop index mail_outbox_due_at;
      -- The network address at which the account was last used.
      alter table users add column last_client text;
    `),
};
