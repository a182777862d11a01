import { createIndexes } from '@vidyapath/service-kit/database/create-indexes';
import type { Migration } from '@vidyapath/service-kit/database/migrate';

export const givenUncounted: Migration = {
  name: '20261126-03-given-uncounted',
  inOneTransaction: false,
  up: (db) =>
    createIndexes(db, {
      orders_given_uncounted: 'orders (paid_at) where paid_at is not null and total_paise = 0 and not given_counted',
    }),
};
