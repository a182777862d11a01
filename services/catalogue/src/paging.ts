import type { ListPage } from '@vidyapath/service-kit/list-query';

/** A page with each row presented. */
export function presentPage<Row, Item>({ rows, total }: ListPage<Row>, present: (row: Row) => Item): ListPage<Item> {
  return { rows: rows.map(present), total };
}
