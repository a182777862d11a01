import type { Knex } from 'knex';
import type { SummaryRow } from './summary';

const columns = ['course_id', 'stars_1', 'stars_2', 'stars_3', 'stars_4', 'stars_5', 'version'] as const;
const everyStar = [1, 2, 3, 4, 5] as const;

export const findSummary = (on: Knex, courseId: number): Promise<SummaryRow | undefined> =>
  on<SummaryRow>('review_summaries')
    .where('course_id', courseId)
    .first(...columns);

/** Counts a published review with these stars instead of those; null: none. */
export async function moveInSummary(
  trx: Knex.Transaction,
  courseId: number,
  from: number | null,
  to: number | null,
): Promise<SummaryRow> {
  const changes = everyStar.map((star) => [`stars_${star}`, Number(star === to) - Number(star === from)] as const);
  const moved = Object.fromEntries(changes.map(([name, by]) => [name, trx.raw(`review_summaries.${name} + ${by}`)]));
  const first = Object.fromEntries(changes.map(([name, by]) => [name, Math.max(by, 0)]));
  const [row] = await trx('review_summaries')
    .insert({ course_id: courseId, ...first })
    .onConflict('course_id')
    .merge({
      ...moved,
      version: trx.raw('review_summaries.version + 1'),
      changed_in: trx.raw('pg_current_xact_id()'),
    })
    .returning<SummaryRow[]>([...columns]);
  return row as SummaryRow;
}

export const deleteSummary = (trx: Knex.Transaction, courseId: number): Promise<number> =>
  trx('review_summaries').where('course_id', courseId).delete();
