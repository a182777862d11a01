import { dayInIndia } from '@vidyapath/http/india';
import type { Knex } from 'knex';
import { noKey, type SalesAmounts, type SalesDimension, salesDimensions } from '../../lib/sales/sales-amounts';
import type { DocumentContent, DocumentLine } from './document-content';
import type { SoldItem, SoldOrder } from './sold-order.repository';
import { addToSalesDays, type SalesCount } from './sales-days.repository';

/** Adds a document that is being issued to the sums of its day. Its order counts once in each row that has an item of it. */
export function countDocument(trx: Knex.Transaction, content: DocumentContent, order: SoldOrder): Promise<void> {
  return countLines(trx, content, order, content.issued_on, (line, item) =>
    content.against ? creditOf(line, 1) : { ...saleOf(item), ...taxes(line, 1) },
  );
}

/** Takes a note that is void back from the sums, on the day on which that became known. */
export function countVoidNote(
  trx: Knex.Transaction,
  content: DocumentContent,
  order: SoldOrder,
  now: Date,
): Promise<void> {
  return countLines(trx, content, order, dayInIndia(now), (line) => creditOf(line, -1));
}

function countLines(
  trx: Knex.Transaction,
  content: DocumentContent,
  order: SoldOrder,
  day: string,
  amountsOf: (line: DocumentLine, item: SoldItem) => SalesAmounts,
): Promise<void> {
  const at = { day, state: content.place_of_supply.code, method: content.payment?.method ?? noKey };
  const counts = content.lines.flatMap((line) => {
    const item = order.items.find(({ item_id }) => item_id === line.item_id);
    if (!item) throw new Error(`A line of ${content.number} belongs to no item of its order.`);
    return countsOf(order, item, at, amountsOf(line, item));
  });
  return addToSalesDays(trx, counts);
}

/** Adds an order that cost nothing to the sums of the day on which it was given, once. */
export async function countGiven(trx: Knex.Transaction, order: SoldOrder, now: Date): Promise<void> {
  const counted = await trx('orders')
    .where({ order_id: order.order_id, given_counted: false })
    .update({ given_counted: true });
  if (counted === 0) return;
  const at = { day: dayInIndia(now), state: order.billing.place_of_supply, method: noKey };
  const untaxed = { taxable_paise: 0, cgst_paise: 0, sgst_paise: 0, igst_paise: 0 };
  await addToSalesDays(
    trx,
    order.items.flatMap((item) => countsOf(order, item, at, { ...saleOf(item), ...untaxed })),
  );
}

interface Occasion {
  day: string;
  state: string;
  method: string;
}

/** The row of an item in each dimension. */
const keysOf = (order: SoldOrder, item: SoldItem, { state, method }: Occasion): Record<SalesDimension, string> => ({
  all: '',
  course: String(item.course_id ?? noKey),
  plan: String(item.plan_id ?? noKey),
  coupon: order.coupon_code ?? noKey,
  state,
  method,
});

/** Of one item, by each dimension. Of several items in a row the first one counts the order. */
function countsOf(order: SoldOrder, item: SoldItem, at: Occasion, amounts: SalesAmounts): SalesCount[] {
  const keys = keysOf(order, item, at);
  return salesDimensions.map((dimension) => {
    const first = order.items.find((other) => keysOf(order, other, at)[dimension] === keys[dimension]);
    const orders = item === first ? amounts.orders : 0;
    return { dimension, key: keys[dimension], day: at.day, ...amounts, orders };
  });
}

const taxes = (line: DocumentLine, sign: 1 | -1) => ({
  taxable_paise: sign * line.taxable_paise,
  cgst_paise: sign * line.cgst_paise,
  sgst_paise: sign * line.sgst_paise,
  igst_paise: sign * line.igst_paise,
});

/** Gross is the selling price before the coupon. */
const saleOf = (item: SoldItem) => ({
  orders: 1,
  items: 1,
  gross_paise: item.price,
  discount_paise: item.discount,
  refunded_paise: 0,
});

const creditOf = (line: DocumentLine, sign: 1 | -1) => ({
  orders: 0,
  items: 0,
  gross_paise: 0,
  discount_paise: 0,
  refunded_paise: sign * line.total_paise,
  ...taxes(line, sign === 1 ? -1 : 1),
});
