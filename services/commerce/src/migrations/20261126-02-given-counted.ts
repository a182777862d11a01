import type { Migration } from '@vidyapath/service-kit/database/migrate';

/** Whether `sales_days` has an order that cost nothing; a job counts those that an older release gave. */
export const givenCounted: Migration = {
  name: '20261126-02-given-counted',
  up: (db) => db.raw('alter table orders add column given_counted boolean not null default false'),
};
