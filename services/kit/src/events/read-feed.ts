import type { Knex } from 'knex';
import type { Database } from '../database/database';
import type { FeedPage } from './feed';

/** In a subscriber's schema; for a migration. */
export const createFeedCursorsTable = (db: Knex): Promise<unknown> =>
  db.raw('create table feed_cursors (feed text primary key, next text not null)');

export interface FeedReading<Item> {
  /** Such as `catalogue.courses`. */
  feed: string;
  /** Calls the owner; no transaction is open during the call. */
  fetchPage(this: void, after: string): Promise<FeedPage<Item>>;
  /** Keeps the newer of each, and notifies no one. */
  store(this: void, trx: Knex.Transaction, items: Item[]): Promise<unknown>;
}

/**
 * Reads all changes since the stored cursor. The cursor is stored with the rows, so a process may end at any
 * point. Of two readers at the same time one continues.
 */
export async function readFeed<Item>(db: Database, { feed, fetchPage, store }: FeedReading<Item>): Promise<void> {
  await db('feed_cursors').insert({ feed, next: '' }).onConflict('feed').ignore();
  const cursor = await db('feed_cursors').where({ feed }).first<{ next: string }>('next');
  for (let after = cursor.next, more = true; more;) {
    const page = await fetchPage(after);
    const stored = await db.transaction(async (trx) => {
      const updated = await trx('feed_cursors').where({ feed, next: after }).update({ next: page.next });
      if (updated > 0) await store(trx, page.items);
      return updated > 0;
    });
    more = page.more && stored;
    after = page.next;
  }
}
