import type { Migration } from '@vidyapath/service-kit/database/migrate';

export const certificates: Migration = {
  name: '20261124-30-certificates',
  up: (db) =>
    db.raw(`
      create table certificates (
        serial text primary key check (serial ~ '^[0-9a-f]{32}$'),
        user_id integer not null,
        course_id integer not null,
        -- Empty: the account is erased, or not known yet.
        learner_name text not null,
        course_name text not null,
        issued_at timestamptz not null,
        jws text not null,
        revoked_at timestamptz,
        -- What 'staff' has revoked no refund gives back.
        revoked_for text check (revoked_for in ('staff', 'refund')),
        revoke_reason text,
        check ((revoked_at is null) = (revoked_for is null)),
        constraint certificates_once unique (user_id, course_id)
      );
      create index certificates_of_person on certificates (user_id, issued_at desc, serial);
      -- Whether a refund within the time for refunds took the grant back.
      alter table grants add column refunded boolean not null default false;
    `),
};
