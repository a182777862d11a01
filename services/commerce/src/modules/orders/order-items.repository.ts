import type { Knex } from 'knex';
import type { GrantedItem } from '../grants/grants';
import type { PricedLine } from '../quotes/quotes';
import { withNumbers } from './amounts';

export interface ItemRow extends GrantedItem {
  order_id: string;
  position: number;
  plan_id: number | null;
  title: string;
  /** Empty where there was none. */
  title_hi: string;
  price_paise: number;
  discount_paise: number;
  total_paise: number;
  refunded_paise: number;
}

/** In the order of the cart. */
export async function itemsOf(on: Knex, orderIds: readonly string[]): Promise<ItemRow[]> {
  const rows = await on('order_items')
    .whereIn('order_id', [...orderIds])
    .orderBy(['order_id', 'position'])
    .select<ItemRow[]>('*');
  return rows.map(itemOf);
}

const itemOf = (row: ItemRow): ItemRow =>
  withNumbers(row, ['price_paise', 'discount_paise', 'total_paise', 'refunded_paise']);

/** @returns what is stored, in the order of `lines` */
export async function insertItems(
  trx: Knex.Transaction,
  orderId: string,
  lines: readonly PricedLine[],
): Promise<ItemRow[]> {
  const inserted = trx('order_items').insert(
    lines.map((line, position) => ({
      order_id: orderId,
      position,
      kind: line.kind,
      course_id: line.course_id,
      plan_id: line.plan_id,
      title: line.title,
      title_hi: line.title_hi,
      list_paise: line.list,
      price_paise: line.price,
      discount_paise: line.discount,
      total_paise: line.total,
      taxable_paise: line.tax?.taxable ?? null,
      cgst_paise: line.tax?.cgst ?? null,
      sgst_paise: line.tax?.sgst ?? null,
      igst_paise: line.tax?.igst ?? null,
      plan_kind: line.plan?.kind ?? null,
      months: line.plan?.months ?? null,
      course_ids: line.plan?.course_ids ?? null,
    })),
  );
  return (await inserted.returning<ItemRow[]>('*')).map(itemOf);
}
