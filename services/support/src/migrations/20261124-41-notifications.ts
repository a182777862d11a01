import type { Migration } from '@vidyapath/service-kit/database/migrate';

/**
 * `told_causes` has the causes of all notifications, so that each is created once; it outlives the notifications. `grants` is a copy of
 * commerce's. The key signs the unsubscribe links of mails, which do not expire.
 */
export const notifications: Migration = {
  name: '20261124-41-notifications',
  up: (db) =>
    db.raw(`
      create table notifications (
        notification_id uuid primary key default gen_random_uuid(),
        user_id integer not null,
        type text not null,
        params jsonb not null,
        link text not null,
        created_at timestamptz not null,
        read_at timestamptz
      );
      create index notifications_of_person on notifications (user_id, created_at desc, notification_id);
      create index notifications_unread on notifications (user_id) where read_at is null;
      create index notifications_age on notifications (created_at);

      create table told_causes (
        cause text primary key,
        told_at timestamptz not null default now()
      );
      create index told_causes_age on told_causes (told_at);

      create table mail_choices (
        user_id integer not null,
        type text not null,
        mail boolean not null,
        primary key (user_id, type)
      );

      create table unsubscribe_key (
        sole boolean primary key default true check (sole),
        secret text not null
      );
      insert into unsubscribe_key (secret) values (gen_random_uuid()::text || gen_random_uuid()::text);

      create table grants (
        grant_id uuid primary key,
        version bigint not null,
        user_id integer not null,
        scope text not null,
        course_id integer,
        starts_at timestamptz not null,
        ends_at timestamptz,
        revoked_at timestamptz
      );
      create index grants_ending on grants (ends_at) where revoked_at is null and ends_at is not null;
      create index grants_of_person on grants (user_id);
    `),
};
