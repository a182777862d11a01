import type { Migration } from '@vidyapath/service-kit/database/migrate';

/** Counts of actions that the audit trail does not list one by one. */
export const auditCounters: Migration = {
  name: '20261123-04-audit-counters',
  up: (db) =>
    db.raw(`
      create table audit_counters (
        action text not null,
        -- 0 stands for every address that no account has: the typed text may be a password.
        account integer not null,
        client text not null,
        actor_id integer,
        actor_name text,
        actor_role text,
        entries integer not null default 1,
        since timestamptz not null default now(),
        primary key (action, account, client)
      );
      create index audit_counters_since on audit_counters (since);
    `),
};
