import type { ListQuery } from '@vidyapath/http/list-query';
import type { Database } from '@vidyapath/service-kit/database';
import { type ListRules, orderOf, shortWay, totalOf } from '@vidyapath/service-kit/list-query';
import { ask, type Statement, type StatementValue, statement } from '@vidyapath/service-kit/statement';

/** Which of a table's rows a list has: SQL with values from `$3` on. */
export interface Narrowing {
  where: string;
  values?: readonly StatementValue[];
  /** A query of one number: how many there are. */
  total?: string;
}

export interface NearPage<Row> {
  rows: Row[];
  /** Undefined where nobody knows without counting. */
  total: number | undefined;
}

/** Pages of up to `most` rows near the beginning of a list, which most readers ask for: each by one statement that is written out. */
export function createNearPages<Row extends object>(db: Database, table: string, columns: readonly string[], rules: ListRules, most = Infinity) {
  const statements = new Map<string, Statement>();
  const statementOf = (order: string, { where, total }: Narrowing): Statement => {
    const key = [order, where, total].join();
    const selected = [...columns, ...(total ? [`(${total}) as list_total`] : [])].join(', ');
    const known = statements.get(key) ?? statement(`select ${selected} from ${table} where ${where} order by ${order} limit $1 offset $2`, 'each time');
    statements.set(key, known);
    return known;
  };
  /** Undefined for other pages, and for one after the end, which does not say how many rows there are before it. */
  return async ({ sort, limit, offset = 0 }: ListQuery, narrowing: Narrowing): Promise<NearPage<Row> | undefined> => {
    if (limit === undefined || limit > most || offset > shortWay) return undefined;
    const order = orderOf(sort, rules).map(({ by, desc }) => (desc ? `${by} desc` : by)).join(', ');
    const rows = await ask<Row & { list_total?: number }>(db, statementOf(order, narrowing), [limit, offset, ...(narrowing.values ?? [])]);
    const [first] = rows;
    if (!first && offset > 0) return undefined;
    return { rows, total: first?.list_total ?? totalOf(rows, { limit, offset }) };
  };
}
