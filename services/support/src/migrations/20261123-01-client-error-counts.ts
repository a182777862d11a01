import type { Migration } from '@vidyapath/service-kit/database/migrate';

/** One row for the same failure of a day. Rows of the version before have no fingerprint and stand for one report each. */
export const clientErrorCounts: Migration = {
  name: '20261123-01-client-error-counts',
  up: (db) =>
    db.raw(`
      alter table client_error add column fingerprint bytea, add column count integer not null default 1;
      create unique index client_error_fingerprint on client_error (fingerprint);
    `),
};
