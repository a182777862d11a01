import type { SalesReport, SalesReportQuery, SalesRow, SalesSums } from '@vidyapath/http/commerce-reports';
import type { CommerceContext } from '../../context';
import { type SalesAmounts, salesColumns } from '../../lib/sales/sales-amounts';
import { dayRange } from '@vidyapath/service-kit/time/day-range';
import { salesLabels } from './sales-labels';
import { countOrders, sumSales } from './sales.repository';

const timeGroups: readonly string[] = ['day', 'week', 'month'];

const taxes = ['taxable_paise', 'cgst_paise', 'sgst_paise', 'igst_paise'] as const;

export async function reportSales(
  { db, seller }: CommerceContext,
  { from, to, group_by = 'day' }: SalesReportQuery,
): Promise<SalesReport> {
  const range = dayRange({ from, to });
  const sums = await sumSales(db, range, group_by);
  const keys = sums.map(({ key }) => key);
  const label = await salesLabels(db, group_by, keys);
  const rows = sums.map(({ key, ...amounts }): SalesRow => ({ key, label: label(key), ...withNet(amounts) }));
  if (!timeGroups.includes(group_by)) rows.sort((a, b) => b.gross_paise - a.gross_paise);
  const totals = { ...totalOf(sums), orders: await countOrders(db, range) };
  const taxed = seller.gstin !== null || sums.some((sum) => taxes.some((name) => sum[name] !== 0));
  return { from, to, totals: withNet(totals), taxed, rows };
}

const withNet = (amounts: SalesAmounts): SalesSums => ({
  ...amounts,
  net_paise: amounts.gross_paise - amounts.discount_paise - amounts.refunded_paise,
});

const totalOf = (sums: readonly SalesAmounts[]): SalesAmounts =>
  Object.fromEntries(
    salesColumns.map((column) => [column, sums.reduce((total, row) => total + row[column], 0)]),
  ) as SalesAmounts;
