import type { Migration } from '@vidyapath/service-kit/database/migrate';

/** When staff has ended the entry that needed attention; null where none waits, and while it waits. */
export const settledAttention: Migration = {
  name: '20261127-10-settled-attention',
  up: (db) =>
    db.raw(`
      alter table disputes add column settled_at timestamptz;
      alter table coupon_uses add column settled_at timestamptz;
      update disputes set settled_at = updated_at
       where status = 'lost' and exists (select from refunds join documents using (refund_id)
         where refunds.order_id = disputes.order_id and refunds.cause = 'dispute');
    `),
};
