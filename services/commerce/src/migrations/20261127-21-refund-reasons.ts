import type { Migration } from '@vidyapath/service-kit/database/migrate';

export const refundReasons: Migration = {
  name: '20261127-21-refund-reasons',
  up: (db) =>
    db.raw(`
      -- Of a refund that the platform made by itself: why, for the buyer, and the order that gave the items before.
      alter table refunds
        add column why text,
        add column other_order_id uuid references orders,
        add constraint refunds_why check (why in ('owned-by-order', 'not-for-sale', 'account-erased', 'late')) not valid
    `),
};
