import type { Migration } from '@vidyapath/service-kit/database/migrate';

export const waitingGrants: Migration = {
  name: '20261127-42-waiting-grants',
  up: (db) =>
    db.raw(`
      -- Given to an address that its owner has not confirmed yet: it gives nothing and no other service has it.
      alter table grants add column waiting boolean not null default false;
    `),
};
