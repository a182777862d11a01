import type { Database } from '@vidyapath/service-kit/database/database';
import { deleteOldRows, type HousekeepingJob } from '@vidyapath/service-kit/jobs/housekeeping';
import { countGivenOrder } from './issue-documents';

/** Deletes documents whose time of keeping is over. */
export const documentsJob = (db: Database): HousekeepingJob => ({
  name: 'commerce-documents',
  everyMs: 86_400_000,
  run: () => deleteOldRows(db, { table: 'documents', column: 'keep_until', kept: '1 day' }),
});

const batch = 1_000;

/** Counts orders that cost nothing and that an older release gave without counting them. */
export const givenOrdersJob = (db: Database): HousekeepingJob => ({
  name: 'commerce-given-orders',
  everyMs: 600_000,
  async run() {
    for (let found = batch; found === batch;) {
      const orders = await db<{ order_id: string; paid_at: Date }>('orders')
        .whereRaw('paid_at is not null and total_paise = 0 and not given_counted')
        .orderBy('paid_at')
        .limit(batch)
        .select('order_id', 'paid_at');
      for (const { order_id, paid_at } of orders)
        await db.transaction((trx) => countGivenOrder(trx, order_id, paid_at));
      found = orders.length;
    }
  },
});
