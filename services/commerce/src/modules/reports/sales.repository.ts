import type { SalesGroup } from '@vidyapath/http/commerce-names';
import type { Database } from '@vidyapath/service-kit/database/database';
import { type SalesAmounts, salesColumns, type SalesDimension } from '../../lib/sales/sales-amounts';
import type { DayRange } from '@vidyapath/service-kit/time/day-range';

export interface SalesSum extends SalesAmounts {
  key: string;
}

interface Grouping {
  dimension: SalesDimension;
  /** From a row of `sales_days`. */
  key: string;
}

const groupings: Readonly<Record<SalesGroup, Grouping>> = {
  day: { dimension: 'all', key: "to_char(day, 'YYYY-MM-DD')" },
  week: { dimension: 'all', key: "to_char(date_trunc('week', day), 'YYYY-MM-DD')" },
  month: { dimension: 'all', key: "to_char(day, 'YYYY-MM')" },
  course: { dimension: 'course', key: 'key' },
  plan: { dimension: 'plan', key: 'key' },
  coupon: { dimension: 'coupon', key: 'key' },
  state: { dimension: 'state', key: 'key' },
  method: { dimension: 'method', key: 'key' },
};

/** Of an order, its item and its payment, for refunds without a document. */
const keys: Readonly<Record<SalesDimension, string>> = {
  all: `''`,
  course: `coalesce(order_items.course_id::text, 'none')`,
  plan: `coalesce(order_items.plan_id::text, 'none')`,
  coupon: `coalesce(orders.coupon_code, 'none')`,
  state: `orders.billing ->> 'place_of_supply'`,
  method: `coalesce(payments.method, 'none')`,
};

const dayOf = (time: string): string => `(${time} at time zone 'Asia/Kolkata')::date`;
const payment = `left join payments on payments.order_id = orders.order_id and payments.pays_order`;

/** A refund whose note waits for staff counts when it was processed. */
const notelessRefunds = (key: string): string => `
  select ${dayOf('refunds.processed_at')}, ${key}, 0, 0, 0, 0, coalesce(refund_items.amount_paise, refunds.amount_paise), 0, 0, 0, 0
  from refunds join orders using (order_id) ${payment}
    left join refund_items using (refund_id) left join order_items on order_items.item_id = refund_items.item_id
  where refunds.status = 'processed' and refunds.cause <> 'surplus'
    and (refund_items.item_id is not null or refunds.gateway_payment_id = payments.gateway_payment_id)
    and refunds.processed_at >= :start and refunds.processed_at < :end and orders.paid_at is not null
    and not exists (select from documents where documents.refund_id = refunds.refund_id)`;

/** Sums of a range's sales by key. */
export async function sumSales(
  db: Database,
  { from, to, start, end }: DayRange,
  group: SalesGroup,
): Promise<SalesSum[]> {
  const { dimension, key } = groupings[group];
  const sums = salesColumns.map((column) => `sum(${column})::text as ${column}`).join(', ');
  const { rows } = await db.raw<{ rows: (Record<keyof SalesAmounts, string> & { key: string })[] }>(
    `with counted as (
       select day, key, ${salesColumns.join(', ')} from sales_days
       where dimension = :dimension and day between :from and :to
       union all ${notelessRefunds(keys[dimension])}
     )
     select ${key} as key, ${sums} from counted group by 1 order by 1`,
    { dimension, from, to, start, end },
  );
  return rows.map((row) => ({ key: row.key, ...amountsOf(row) }));
}

/** An order stands in the row of each of its courses and plans; this counts it once. */
export async function countOrders(db: Database, { from, to }: DayRange): Promise<number> {
  const orders = await db('sales_days').where('dimension', 'all').whereBetween('day', [from, to]).sum('orders as sum');
  return Number((orders as { sum: string | null }[])[0]?.sum ?? 0);
}

const amountsOf = (row: Record<keyof SalesAmounts, string>): SalesAmounts =>
  Object.fromEntries(salesColumns.map((column) => [column, Number(row[column])])) as SalesAmounts;
