import type { List } from './streamed-list';

/** A page or a stream, presented some rows at a time. */
export async function presentList<Row, Item>(
  list: List<Row>,
  present: (rows: Row[]) => Item[] | Promise<Item[]>,
): Promise<List<Item>> {
  if ('rows' in list) return { rows: await present(list.rows), total: list.total };
  return { batches: presented(list.batches, present), total: list.total };
}

async function* presented<Row, Item>(
  batches: AsyncIterable<Row[]>,
  present: (rows: Row[]) => Item[] | Promise<Item[]>,
): AsyncGenerator<Item[]> {
  for await (const rows of batches) yield present(rows);
}
