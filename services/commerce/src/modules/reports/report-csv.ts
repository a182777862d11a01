import type { SalesRow } from '@vidyapath/http/commerce-reports';
import type { CsvCell } from '@vidyapath/service-kit/lists/csv';
import { rupees } from '../../lib/money/rupees';
import type { SoldItemRow } from './sold-items.repository';

const money = (paise: number | string | null): CsvCell => (paise === null ? null : { number: rupees(Number(paise)) });

/** A column's name and its cell. */
type Columns<Row> = readonly (readonly [string, (row: Row) => CsvCell])[];

export const salesCsv: Columns<SalesRow> = [
  ['key', ({ key }) => key],
  ['label', ({ label }) => label],
  ['orders', ({ orders }) => orders],
  ['items', ({ items }) => items],
  ['gross', ({ gross_paise }) => money(gross_paise)],
  ['discount', ({ discount_paise }) => money(discount_paise)],
  ['refunded', ({ refunded_paise }) => money(refunded_paise)],
  ['net', ({ net_paise }) => money(net_paise)],
  ['taxable', ({ taxable_paise }) => money(taxable_paise)],
  ['cgst', ({ cgst_paise }) => money(cgst_paise)],
  ['sgst', ({ sgst_paise }) => money(sgst_paise)],
  ['igst', ({ igst_paise }) => money(igst_paise)],
];

export const soldItemsCsv: Columns<SoldItemRow> = [
  ['order_number', ({ order_number }) => order_number],
  ['paid_on', ({ paid_on }) => paid_on],
  ['paid_at', ({ paid_at }) => paid_at.toISOString()],
  ['status', ({ status }) => status],
  ['name', ({ name }) => name],
  ['email', ({ email }) => email],
  ['state', ({ state }) => state],
  ['gstin', ({ gstin }) => gstin],
  ['document', ({ document }) => document],
  ['kind', ({ kind }) => kind],
  ['course_id', ({ course_id }) => course_id],
  ['plan_id', ({ plan_id }) => plan_id],
  ['title', ({ title }) => title],
  ['price', ({ price_paise }) => money(price_paise)],
  ['discount', ({ discount_paise }) => money(discount_paise)],
  ['total', ({ total_paise }) => money(total_paise)],
  ['refunded', ({ refunded_paise }) => money(refunded_paise)],
  ['taxable', ({ taxable_paise }) => money(taxable_paise)],
  ['cgst', ({ cgst_paise }) => money(cgst_paise)],
  ['sgst', ({ sgst_paise }) => money(sgst_paise)],
  ['igst', ({ igst_paise }) => money(igst_paise)],
  ['coupon', ({ coupon_code }) => coupon_code],
  ['method', ({ method }) => method],
  ['payment', ({ gateway_payment_id }) => gateway_payment_id],
];

export const headOf = <Row>(columns: Columns<Row>): string[] => columns.map(([name]) => name);
export const cellsOf = <Row>(columns: Columns<Row>, row: Row): CsvCell[] => columns.map(([, cell]) => cell(row));
