import type { Database } from '@vidyapath/service-kit/database';
import type { ListAids } from '@vidyapath/service-kit/list-query';
import type { Knex } from 'knex';
import { LRUCache } from 'lru-cache';
import type { ContentVersion } from './answers/content-version';
import { firstOf, rowsOf } from './rows';

/** Up to here a search is counted; how many more match is the planner's estimate, since nobody pages that far. */
export const countedExactly = 10_000;

const kept = 2_000;

/** Totals of searches, counted once for each version of the content. */
export function createSearchTotals(db: Database, version: ContentVersion): Required<Pick<ListAids, 'count'>> {
  const totals = new LRUCache<string, { version: string; total: number }>({ max: kept });
  return {
    count: async (matching) => {
      const [current, key] = [await version.current(), matching.toQuery()];
      const known = totals.get(key);
      if (known?.version === current) return known.total;
      const total = await countUpTo(db, matching);
      totals.set(key, { version: current, total });
      return total;
    },
  };
}

async function countUpTo(db: Database, matching: Knex.QueryBuilder): Promise<number> {
  const plain = matching.clone().clearSelect().clearOrder().select(db.raw('1'));
  const bounded = plain.clone().limit(countedExactly + 1).as('bounded');
  const counted = Number((await firstOf<{ count: string }>(db.from(bounded).count({ count: '*' }).first()))?.count ?? 0);
  return counted <= countedExactly ? counted : Math.max(counted, await estimateOf(db, plain));
}

async function estimateOf(db: Database, query: Knex.QueryBuilder): Promise<number> {
  const { sql, bindings } = query.toSQL();
  const explained = db.raw(`explain (format json) ${sql}`, [...bindings] as Knex.RawBinding[]).then(({ rows }: { rows: object[] }) => rows);
  const [plan] = await rowsOf<{ 'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }] }>(explained);
  return plan?.['QUERY PLAN'][0].Plan['Plan Rows'] ?? 0;
}
