import type { Database } from '@vidyapath/service-kit/database/database';
import type { HousekeepingJob } from '@vidyapath/service-kit/jobs/housekeeping';
import type { IssueDocuments } from './issue-documents';

const batch = 1_000;

/** Counts orders that cost nothing and that an older release gave without counting them. */
export const givenOrdersJob = (db: Database, { given }: Pick<IssueDocuments, 'given'>): HousekeepingJob => ({
  name: 'commerce-given-orders',
  everyMs: 600_000,
  async run() {
    for (let found = batch; found === batch;) {
      const orders = await db<{ order_id: string; paid_at: Date }>('orders')
        .whereRaw('paid_at is not null and total_paise = 0 and not given_counted')
        .orderBy('paid_at')
        .limit(batch)
        .select('order_id', 'paid_at');
      for (const { order_id, paid_at } of orders) await db.transaction((trx) => given(trx, order_id, paid_at));
      found = orders.length;
    }
  },
});
