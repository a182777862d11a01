import { type SalesAmounts, salesColumns, type SalesDimension } from '../../lib/sales/sales-amounts';
import type { Knex } from 'knex';

/** What a line of a document adds to a day. */
export interface SalesCount extends SalesAmounts {
  dimension: SalesDimension;
  day: string;
  key: string;
}

/** Rows are written in one order, that of the whole day first, so that no two transactions wait for each other. */
export async function addToSalesDays(trx: Knex.Transaction, counts: readonly SalesCount[]): Promise<void> {
  const sums = salesColumns.map((column) => `sum(${column}) as ${column}`).join(', ');
  const types = salesColumns.map((column) => `${column} bigint`).join(', ');
  const adds = salesColumns.map((column) => `${column} = sales_days.${column} + excluded.${column}`).join(', ');
  await trx.raw(
    `insert into sales_days (dimension, day, key, ${salesColumns.join(', ')})
     select dimension, day, key, ${sums}
     from jsonb_to_recordset(?::jsonb) as count (dimension text, day date, key text, ${types})
     group by dimension, day, key
     order by dimension, day, key
     on conflict (dimension, day, key) do update set ${adds}`,
    [JSON.stringify(counts)],
  );
}
