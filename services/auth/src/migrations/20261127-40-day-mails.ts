import type { Migration } from '@vidyapath/service-kit/database/migrate';

export const dayMails: Migration = {
  name: '20261127-40-day-mails',
  up: (db) =>
    db.raw(`
      -- Mails of all services to a recipient, which is the digest of the address.
      create table day_mails (
        mail_id text primary key,
        recipient text not null,
        confirmation boolean not null,
        counted_at timestamptz not null default now()
      );
      create index day_mails_recipient on day_mails (recipient, counted_at);
      create index day_mails_counted_at on day_mails (counted_at);
    `),
};
