import type {
  OrdersCsvQuery,
  SalesReport,
  SalesReportQuery,
  SalesRow,
  SalesSums,
} from '@vidyapath/http/commerce-reports';
import type { Database } from '@vidyapath/service-kit/database/database';
import type { Seller } from '../../config';
import { type SalesAmounts, salesColumns } from '../../lib/sales/sales-amounts';
import { dayRange } from '@vidyapath/service-kit/time/day-range';
import { salesLabels } from './sales-labels';
import { countOrders, sumSales } from './sales.repository';
import { type SoldItemRow, soldItems } from './sold-items.repository';

export interface ReportsService {
  sales(this: void, query: SalesReportQuery): Promise<SalesReport>;
  /** Checked at once, read as it is taken. */
  soldItems(this: void, query: OrdersCsvQuery): AsyncIterable<SoldItemRow[]>;
}

const timeGroups: readonly string[] = ['day', 'week', 'month'];

const taxes = ['taxable_paise', 'cgst_paise', 'sgst_paise', 'igst_paise'] as const;

export function createReportsService(db: Database, { gstin }: Pick<Seller, 'gstin'>): ReportsService {
  return {
    async sales({ from, to, group_by = 'day' }) {
      const range = dayRange({ from, to });
      const sums = await sumSales(db, range, group_by);
      const keys = sums.map(({ key }) => key);
      const label = await salesLabels(db, group_by, keys);
      const rows = sums.map(({ key, ...amounts }): SalesRow => ({ key, label: label(key), ...withNet(amounts) }));
      if (!timeGroups.includes(group_by)) rows.sort((a, b) => b.gross_paise - a.gross_paise);
      const totals = { ...totalOf(sums), orders: await countOrders(db, range) };
      const taxed = gstin !== null || sums.some((sum) => taxes.some((name) => sum[name] !== 0));
      return { from, to, totals: withNet(totals), taxed, rows };
    },
    soldItems: (query) => soldItems(db, dayRange(query)),
  };
}

const withNet = (amounts: SalesAmounts): SalesSums => ({
  ...amounts,
  net_paise: amounts.gross_paise - amounts.discount_paise - amounts.refunded_paise,
});

const totalOf = (sums: readonly SalesAmounts[]): SalesAmounts =>
  Object.fromEntries(
    salesColumns.map((column) => [column, sums.reduce((total, row) => total + row[column], 0)]),
  ) as SalesAmounts;
