import type { Knex } from 'knex';
import type { Database } from '../database/database';
import type { HousekeepingJob } from '../jobs/housekeeping';
import { type FeedReading, readFeed } from './read-feed';

export interface FeedJob<Item> extends Pick<FeedReading<Item>, 'feed' | 'fetchPage'> {
  /** In logs and metrics, such as `commerce-courses`. */
  name: string;
  /** Keeps the newer one, and notifies no one. */
  keep(this: void, trx: Knex.Transaction, item: Item): Promise<unknown>;
}

/** Reads changes that no event has delivered, such as those before the subscriber existed. */
export const feedJob = <Item>(db: Database, { name, feed, fetchPage, keep }: FeedJob<Item>): HousekeepingJob => ({
  name,
  everyMs: 15 * 60_000,
  run: () =>
    readFeed(db, {
      feed,
      fetchPage,
      store: async (trx, items) => {
        for (const item of items) await keep(trx, item);
      },
    }),
});
