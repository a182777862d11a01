import type { Knex } from 'knex';
import type { MediaContext } from '../../context';

const gibibyte = 1_024 ** 3;
/** Free space of a folder that lessons leave to all others. */
const spareBytes = 5 * gibibyte;
/** Of all renditions of an hour. */
const bytesPerHour = 1.5e9;

type RoomContext = Pick<MediaContext, 'db' | 'storage' | 'lessonQuotaBytes'>;

/** Bytes; infinite in a bucket without a quota. */
export interface Room {
  /** Of originals and renditions together. */
  whole: number;
  left: number;
}

interface Usage {
  /** What files have, or will need. */
  counted: number;
  /** The part of it that is not written yet. */
  unwritten: number;
}

/** What a file of this length reserves until its check says how long it plays. */
export const reservationOf = (sizeBytes: number): number => 2 * sizeBytes;

/** The same from the check on. */
export const checkedReservationOf = (sizeBytes: number, seconds: number): number =>
  sizeBytes + Math.ceil((seconds / 3_600) * bytesPerHour);

/** The free bytes of the storage, which {@link readRoom} needs; ask for them before a transaction. */
export const freeBytes = ({ storage, lessonQuotaBytes }: RoomContext): Promise<number | undefined> =>
  lessonQuotaBytes === undefined ? storage.lessons.freeBytes() : Promise.resolve(undefined);

export async function readRoom(
  { lessonQuotaBytes }: Pick<RoomContext, 'lessonQuotaBytes'>,
  on: Knex,
  free: number | undefined,
): Promise<Room> {
  const { counted, unwritten } = await usageOf(on);
  if (lessonQuotaBytes !== undefined) return { whole: lessonQuotaBytes, left: lessonQuotaBytes - counted };
  if (free === undefined) return { whole: Infinity, left: Infinity };
  const left = free - spareBytes - unwritten;
  return { whole: left + counted, left };
}

/** Bytes that further files may have. */
export async function roomLeft(ctx: RoomContext): Promise<number> {
  return (await readRoom(ctx, ctx.db, await freeBytes(ctx))).left;
}

/** The part of the room that is taken, from 0 to 1; 0 where there is no bound. */
export async function roomUsed(ctx: RoomContext): Promise<number> {
  const { whole, left } = await readRoom(ctx, ctx.db, await freeBytes(ctx));
  if (whole === Infinity) return 0;
  return whole > 0 ? Math.min(1, 1 - left / whole) : 1;
}

async function usageOf(on: Knex): Promise<Usage> {
  const made = `(select coalesce(sum((made ->> 'size_bytes')::bigint), 0) from json_array_elements(renditions) made)`;
  const { rows } = await on.raw<{ rows: Record<keyof Usage, string>[] }>(`
    select coalesce(sum(case state when 'ready' then size_bytes + ${made} when 'failed' then size_bytes
        else reserved_bytes end), 0) as counted,
      coalesce(sum(greatest(reserved_bytes - received_bytes, 0)) filter (where state not in ('ready', 'failed')), 0)
        as unwritten
    from asset_file where removed_at is null`);
  const [{ counted, unwritten } = { counted: '0', unwritten: '0' }] = rows;
  return { counted: Number(counted), unwritten: Number(unwritten) };
}
