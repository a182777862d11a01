import type { Knex } from 'knex';

/** How many rows there are of these parts, in one course or in all. */
export function rowCount(
  on: Knex,
  counted: 'reviews' | 'threads',
  { parts, courseId }: { parts?: readonly string[] | undefined; courseId?: number | undefined },
): Knex.QueryBuilder {
  const counts = on('row_counts').where({ counted });
  if (parts) void counts.whereIn('part', parts);
  if (courseId !== undefined) void counts.where('course_id', courseId);
  return counts.select(on.raw('coalesce(sum(count), 0)::integer as total'));
}
