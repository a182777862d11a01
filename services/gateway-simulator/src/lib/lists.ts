import type { Knex } from 'knex';
import { Type, type Static } from 'typebox';

export const listQuery = {
  from: Type.Optional(Type.Integer({ minimum: 0, maximum: 4_765_046_400 })),
  to: Type.Optional(Type.Integer({ minimum: 0, maximum: 4_765_046_400 })),
  count: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
  skip: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000_000 })),
};
export const ListQuerySchema = Type.Object(listQuery, { additionalProperties: false });

export type ListQuery = Static<typeof ListQuerySchema>;

/** A page of `rows`, the newest first, without those that are newer than `until`. */
export async function pageOf<Row extends object>(
  rows: Knex.QueryBuilder<Row, Row[]>,
  { from, to, count = 10, skip = 0 }: ListQuery,
  until?: Date,
): Promise<Row[]> {
  if (from !== undefined) void rows.where('created_at', '>=', new Date(from * 1_000));
  if (to !== undefined) void rows.where('created_at', '<', new Date((to + 1) * 1_000));
  if (until) void rows.where('created_at', '<=', until);
  const newest = rows.orderBy('created_at', 'desc').orderBy('position', 'desc');
  return (await newest.limit(count).offset(skip)) as Row[];
}

export const collectionOf = <Item>(items: Item[]) => ({ entity: 'collection', count: items.length, items });
