import { limits } from '@vidyapath/http/limits';
import { badRequest } from '@vidyapath/service-kit/http/errors';
import { subjectOf } from '@vidyapath/service-kit/http/field-words';
import type { Knex } from 'knex';

/** Rows that are ordered within their parent: modules of a course, videos of a module. */
export interface PositionedTable {
  table: 'course_modules' | 'module_videos';
  id: 'module_id' | 'video_id';
  parent: 'course_id' | 'module_id';
  /** Name of the position in the body. */
  field: 'SequenceNo' | 'sequence_no';
}

export const modulePositions: PositionedTable = {
  table: 'course_modules',
  id: 'module_id',
  parent: 'course_id',
  field: 'SequenceNo',
};
export const videoPositions: PositionedTable = {
  table: 'module_videos',
  id: 'video_id',
  parent: 'module_id',
  field: 'sequence_no',
};

export interface PositionRequest {
  parentId: number;
  /** Left out: after the last. */
  position?: number | undefined;
  /** Rows that are added after the last. Left out: 1. */
  count?: number;
  /** The row that takes the position, when it is stored already: its present position counts as free. */
  movingId?: number | undefined;
}

/**
 * Frees the requested position: the rows from there to the next gap move up by one. Returns the position to take. The
 * caller holds the lock on the parent's course, so no other request moves rows.
 */
export async function takePosition(
  trx: Knex.Transaction,
  positioned: PositionedTable,
  request: PositionRequest,
): Promise<number> {
  const others = () => othersOf(trx, positioned, request);
  if (request.position === undefined)
    return nextPosition(await others().max({ last: 'sequence_no' }), positioned, request.count);
  const end = await endOfRun(trx, positioned, request, request.position);
  if (end !== undefined) {
    assertFits(end + 1, positioned);
    await others().whereBetween('sequence_no', [request.position, end]).increment('sequence_no', 1);
  }
  return request.position;
}

function othersOf(
  trx: Knex.Transaction,
  { table, id, parent }: PositionedTable,
  { parentId, movingId }: PositionRequest,
) {
  const rows = trx(table).where(parent, parentId);
  return movingId === undefined ? rows : rows.whereNot(id, movingId);
}

function nextPosition(result: { last: number | null }[], positioned: PositionedTable, count = 1): number {
  const next = (result[0]?.last ?? 0) + 1;
  assertFits(next + count - 1, positioned);
  return next;
}

/** The last of the positions that are taken without a gap from `from` on; undefined when `from` is free. */
async function endOfRun(
  trx: Knex.Transaction,
  positioned: PositionedTable,
  request: PositionRequest,
  from: number,
): Promise<number | undefined> {
  const run = othersOf(trx, positioned, request)
    .where('sequence_no', '>=', from)
    .select('sequence_no', trx.raw('sequence_no - row_number() over (order by sequence_no) as grp'));
  const found: { first: number | null; last: number | null }[] = await trx
    .from(run.as('run'))
    .where('grp', from - 1)
    .min({ first: 'sequence_no' })
    .max({ last: 'sequence_no' });
  return found[0]?.first === from ? (found[0].last ?? undefined) : undefined;
}

function assertFits(position: number, { field }: PositionedTable): void {
  const { sequenceMax } = limits.courseModule;
  if (position > sequenceMax)
    throw badRequest(field, `${subjectOf(field)} has no free value left up to ${sequenceMax}.`);
}
