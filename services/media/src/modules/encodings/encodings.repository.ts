import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import type { AssetFileRow } from '../assets/assets';

export const leaseSeconds = 60;

/** A file that one encoder has. */
export interface Lease {
  id: string;
  file: AssetFileRow;
}

const unfinished = `file.state in ('waiting', 'checking', 'encoding') and file.ended_at is null`;
/** Any number, the same in all processes. */
const claimLock = 7_403_015;

/**
 * Takes the file that waits longest; files that do not play yet are before others. `atOnce`: so many of all encoders together;
 * a lease whose time is over does not count. Undefined: there is none to take.
 */
export function claimFile(db: Knex, atOnce?: number): Promise<Lease | undefined> {
  return db.transaction(async (trx) => {
    await trx.raw('select pg_advisory_xact_lock(?)', [claimLock]);
    if (atOnce !== undefined && (await countLeases(trx)) >= atOnce) return undefined;
    const id = randomUUID();
    const { rows } = await trx.raw<{ rows: AssetFileRow[] }>(
      `update asset_file set
         state = case when playable then 'encoding' else 'checking' end,
         percent = 0, lease_by = :id, lease_until = now() + make_interval(secs => :leaseSeconds)
       where (asset_id, file_version) = (
         select file.asset_id, file.file_version from asset_file file join asset using (asset_id)
         where ${unfinished} and deleted_at is null and (lease_until is null or lease_until < now())
         order by file.playable, waiting_since, asset_id limit 1 for update of file skip locked)
       returning *`,
      { id, leaseSeconds },
    );
    return rows[0] && { id, file: rows[0] };
  });
}

async function countLeases(trx: Knex.Transaction): Promise<number> {
  const { rows } = await trx.raw<{ rows: [{ leases: number }] }>(
    'select count(*)::int as leases from asset_file where lease_by is not null and lease_until > now()',
  );
  return rows[0].leases;
}

/** False: another one has the file, or nobody needs it any more. */
export async function renewLease(db: Knex, { id, file }: Lease, percent: number): Promise<boolean> {
  const { rowCount } = await db.raw<{ rowCount: number }>(
    `update asset_file file set lease_until = now() + make_interval(secs => :leaseSeconds), percent = :percent
     where asset_id = :asset_id and file_version = :file_version and lease_by = :id and ${unfinished}
       and exists (select from asset where asset.asset_id = file.asset_id and deleted_at is null)`,
    { id, leaseSeconds, percent, asset_id: file.asset_id, file_version: file.file_version },
  );
  return rowCount > 0;
}

/** What the encoder stores about its file; false: it has the file no more. */
export async function updateLeased(on: Knex, { id, file }: Lease, values: Partial<AssetFileRow>): Promise<boolean> {
  const changed = await on<AssetFileRow>('asset_file')
    .where({ asset_id: file.asset_id, file_version: file.file_version, lease_by: id })
    .whereNull('ended_at')
    .update({
      ...values,
      ...('renditions' in values ? { renditions: JSON.stringify(values.renditions) as never } : {}),
    });
  return changed > 0;
}

/** Gives the file back, to be taken by any encoder in so many seconds. */
export async function releaseLease(db: Knex, { id, file }: Lease, inSeconds: number): Promise<void> {
  await db.raw(
    `update asset_file set lease_by = null, lease_until = now() + make_interval(secs => :inSeconds),
       state = case when playable then 'encoding' else 'waiting' end, percent = 0
     where asset_id = :asset_id and file_version = :file_version and lease_by = :id
       and state in ('checking', 'encoding')`,
    { id, inSeconds, asset_id: file.asset_id, file_version: file.file_version },
  );
}

/** Returns how often the encoder has crashed on this file. */
export async function countCrash(db: Knex, { id, file }: Lease): Promise<number> {
  const [row] = await db<AssetFileRow>('asset_file')
    .where({ asset_id: file.asset_id, file_version: file.file_version, lease_by: id })
    .increment('crashes', 1)
    .returning('crashes');
  return row?.crashes ?? 0;
}

/** Ids of leases whose time is not over. */
export async function liveLeases(db: Knex): Promise<Set<string>> {
  const ids = await db<AssetFileRow>('asset_file')
    .whereRaw('lease_until > now()')
    .whereNotNull('lease_by')
    .pluck('lease_by');
  return new Set(ids as string[]);
}

export interface QueueFigures {
  waiting: number;
  /** Seconds since the oldest of them began to wait. */
  oldest: number;
}

/** Files that wait for an encoder, and files whose encoder is dead. */
export async function readQueue(db: Knex): Promise<QueueFigures> {
  const { rows } = await db.raw<{ rows: [QueueFigures] }>(
    `select count(*)::int as waiting, coalesce(extract(epoch from now() - min(waiting_since)), 0)::float8 as oldest
     from asset_file file where ${unfinished} and (lease_by is null or lease_until < now())`,
  );
  return rows[0];
}

/** The place of each of these assets in the queue, from 1. */
export async function queuePlaces(on: Knex, assetIds: readonly string[]): Promise<Map<string, number>> {
  const { rows } = await on.raw<{ rows: { asset_id: string; place: number }[] }>(
    `select asset_id, place from (
       select asset_id, row_number() over (order by playable, waiting_since, asset_id)::int as place
       from asset_file file where file.state = 'waiting' and file.ended_at is null) queue
     where asset_id = any(?)`,
    [[...assetIds]],
  );
  return new Map(rows.map(({ asset_id, place }) => [asset_id, place]));
}
