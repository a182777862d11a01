import type { Migration } from '@vidyapath/service-kit/database/migrate';

/**
 * What the error report is answered from. Days are those of India. Who was hit is kept as a hash with a salt of this database, which says
 * who is the same and not who it is.
 */
export const errorGroups: Migration = {
  name: '20261124-53-error-groups',
  up: (db) =>
    db.raw(`
      create table error_group (
        fingerprint text primary key,
        slice text not null,
        kind text not null,
        message text not null,
        release text not null,
        status text not null default 'open' check (status in ('open', 'resolved')),
        resolved_at timestamptz,
        resolved_in text,
        known_releases text[] not null default '{}',
        first_seen timestamptz not null,
        last_seen timestamptz not null,
        sample jsonb not null
      );
      create index error_group_last_seen on error_group (last_seen);

      create table error_day (
        day date not null,
        fingerprint text not null references error_group on delete cascade,
        release text not null,
        count bigint not null,
        primary key (day, fingerprint, release)
      );
      create index error_day_group on error_day (fingerprint, day);

      create table error_person (
        fingerprint text not null references error_group on delete cascade,
        day date not null,
        release text not null,
        person bytea not null,
        primary key (fingerprint, day, release, person)
      );
      create index error_person_day on error_person (day);

      create table error_salt as select gen_random_uuid()::text || gen_random_uuid()::text as salt;
    `),
};
