import type { Database } from '@vidyapath/service-kit/database/database';
import type { ListHints } from '@vidyapath/service-kit/lists/list-query';
import type { Knex } from 'knex';
import { LRUCache } from 'lru-cache';
import type { ContentVersion } from '../cache/content-version';
import { firstOf, rowsOf } from './rows';

/** More rows are counted only within a time limit; otherwise the total is the planner's estimate. */
const fewEnough = 10_000;
const longCountMs = 1_000;
const longCountsAtOnce = 2;

const kept = 2_000;

export type SearchTotals = Required<Pick<ListHints, 'count'>>;

/** Totals of searches, counted once for each version of the content. */
export function createSearchTotals(db: Database, version: ContentVersion): SearchTotals {
  const totals = new LRUCache<string, { version: string; total: Promise<number> }>({ max: kept });
  const count = createCount(db);
  return {
    async count(matching) {
      const key = matching.toQuery();
      const current = await version.current();
      const known = totals.get(key);
      if (known?.version === current) return known.total;
      const total = count(matching);
      totals.set(key, { version: current, total });
      total.catch(() => totals.delete(key));
      return total;
    },
  };
}

function createCount(db: Database) {
  let longCounts = 0;
  /** Undefined when it takes too long. */
  const countWithinTime = async (plain: Knex.QueryBuilder): Promise<number | undefined> => {
    if (longCounts >= longCountsAtOnce) return undefined;
    longCounts += 1;
    try {
      return await db.transaction(async (trx) => {
        await trx.raw(`set local statement_timeout = ${longCountMs}`);
        return countOf(trx, plain);
      });
    } catch (error) {
      if ((error as { code?: string }).code !== queryCanceled) throw error;
      return undefined;
    } finally {
      longCounts -= 1;
    }
  };
  return async (matching: Knex.QueryBuilder): Promise<number> => {
    const plain = matching.clone().clearSelect().clearOrder().select(db.raw('1'));
    const few = await countOf(db, plain.clone().limit(fewEnough + 1));
    if (few <= fewEnough) return few;
    return (await countWithinTime(plain)) ?? Math.max(few, await estimateOf(db, plain));
  };
}

const queryCanceled = '57014';

async function countOf(on: Knex, rows: Knex.QueryBuilder): Promise<number> {
  const counted = on.from(rows.clone().as('counted')).count({ count: '*' }).first();
  return Number((await firstOf<{ count: string }>(counted))?.count ?? 0);
}

async function estimateOf(db: Database, query: Knex.QueryBuilder): Promise<number> {
  const { sql, bindings } = query.toSQL();
  const explained = db
    .raw(`explain (format json) ${sql}`, [...bindings] as Knex.RawBinding[])
    .then(({ rows }: { rows: object[] }) => rows);
  const [plan] = await rowsOf<{ 'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }] }>(explained);
  return plan?.['QUERY PLAN'][0].Plan['Plan Rows'] ?? 0;
}
