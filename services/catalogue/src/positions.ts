import { limits } from '@vidyapath/http/limits';
import { badRequest } from '@vidyapath/service-kit/http/errors';
import type { Knex } from 'knex';

/** Rows that stand in an order within their parent: modules of a course, videos of a module. */
export interface Ladder {
  table: 'course_modules' | 'module_videos';
  id: 'module_id' | 'video_id';
  parent: 'course_id' | 'module_id';
  /** Name of the position in the body. */
  field: 'SequenceNo' | 'sequence_no';
}

export interface Place {
  parentId: number;
  /** Left out: after the last. */
  wanted?: number | undefined;
  /** The row that is to stand there, when it is stored already: its own position counts as free. */
  movingId?: number | undefined;
}

/**
 * Frees the wanted position: who stands there and right behind moves on by one, up to the next gap. Returns the
 * position to take. The caller holds the lock on the parent's course, so nobody else moves.
 */
export async function makeRoom(trx: Knex.Transaction, ladder: Ladder, place: Place): Promise<number> {
  const others = () => othersOf(trx, ladder, place);
  if (place.wanted === undefined) return nextPosition(await others().max({ last: 'sequence_no' }), ladder);
  const end = await endOfRun(trx, ladder, place, place.wanted);
  if (end !== undefined) {
    assertFits(end + 1, ladder);
    await others().whereBetween('sequence_no', [place.wanted, end]).increment('sequence_no', 1);
  }
  return place.wanted;
}

function othersOf(trx: Knex.Transaction, { table, id, parent }: Ladder, { parentId, movingId }: Place) {
  const rows = trx(table).where(parent, parentId);
  return movingId === undefined ? rows : rows.whereNot(id, movingId);
}

function nextPosition(result: { last: number | null }[], ladder: Ladder): number {
  const next = (result[0]?.last ?? 0) + 1;
  assertFits(next, ladder);
  return next;
}

/** The last of the positions that are taken without a gap from `from` on; undefined when `from` is free. */
async function endOfRun(
  trx: Knex.Transaction,
  ladder: Ladder,
  place: Place,
  from: number,
): Promise<number | undefined> {
  const run = othersOf(trx, ladder, place)
    .where('sequence_no', '>=', from)
    .select('sequence_no', trx.raw('sequence_no - row_number() over (order by sequence_no) as grp'));
  const found: { first: number | null; last: number | null }[] = await trx
    .from(run.as('run'))
    .where('grp', from - 1)
    .min({ first: 'sequence_no' })
    .max({ last: 'sequence_no' });
  return found[0]?.first === from ? (found[0].last ?? undefined) : undefined;
}

function assertFits(position: number, { field }: Ladder): void {
  const { sequenceMax } = limits.courseModule;
  if (position > sequenceMax) throw badRequest(field, `${field} has no free position left up to ${sequenceMax}.`);
}
