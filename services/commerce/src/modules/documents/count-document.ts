import type { Knex } from 'knex';
import { noKey } from '../../lib/sales/sales-amounts';
import type { DocumentContent, DocumentLine } from './document-content';
import type { SoldOrder } from './sold-order.repository';
import { addToSalesDays, type SalesCount } from './sales-days.repository';

/** Adds a document that is being issued to the sums of its day. Its order counts in the row of its first item, so that rows sum to totals. */
export function countDocument(trx: Knex.Transaction, content: DocumentContent, order: SoldOrder): Promise<void> {
  const counts = content.lines.flatMap((line) => {
    const item = order.items.find(({ item_id }) => item_id === line.item_id);
    if (!item) throw new Error(`A line of ${content.number} belongs to no item of its order.`);
    const amounts = content.against ? creditOf(line) : saleOf(line, item, item === order.items[0]);
    const keys = {
      all: '',
      course: item.course_id ?? noKey,
      plan: item.plan_id ?? noKey,
      coupon: order.coupon_code ?? noKey,
      state: content.place_of_supply.code,
      method: content.payment?.method ?? noKey,
    };
    return Object.entries(keys).map(([dimension, key]) => ({
      dimension,
      key: String(key),
      day: content.issued_on,
      ...amounts,
    })) as SalesCount[];
  });
  return addToSalesDays(trx, counts);
}

const taxes = (line: DocumentLine, sign: 1 | -1) => ({
  taxable_paise: sign * line.taxable_paise,
  cgst_paise: sign * line.cgst_paise,
  sgst_paise: sign * line.sgst_paise,
  igst_paise: sign * line.igst_paise,
});

/** Gross is the selling price before the coupon. */
const saleOf = (line: DocumentLine, item: { price: number; discount: number }, isFirst: boolean) => ({
  orders: isFirst ? 1 : 0,
  items: 1,
  gross_paise: item.price,
  discount_paise: item.discount,
  refunded_paise: 0,
  ...taxes(line, 1),
});

const creditOf = (line: DocumentLine) => ({
  orders: 0,
  items: 0,
  gross_paise: 0,
  discount_paise: 0,
  refunded_paise: line.total_paise,
  ...taxes(line, -1),
});
