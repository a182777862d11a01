import type { Migration } from '@vidyapath/service-kit/database/migrate';

export const clientErrors: Migration = {
  name: '20261121-02-client-errors',
  up: (db) =>
    db.raw(`
      create table client_error (
        id uuid primary key default gen_random_uuid(),
        slice text not null,
        version text not null,
        kind text not null,
        message text not null,
        page text not null,
        request_id text not null,
        created_at timestamptz not null default now()
      );
      create index client_error_newest on client_error (created_at desc, id);
      create index client_error_search on client_error using gin (slice gin_trgm_ops, version gin_trgm_ops, message gin_trgm_ops, page gin_trgm_ops);
    `),
};
