import { limits } from '@vidyapath/http/limits';
import type { Database } from '@vidyapath/service-kit/database/database';

/** A slot of a process that has ended is free again after this long. */
const leaseSeconds = limits.probe.seconds + 5;

/** Takes one of the user's slots, counted over all replicas, and returns its id; undefined while all are taken. */
export const takeSlot = (db: Database, userId: number): Promise<string | undefined> =>
  db.transaction(async (trx) => {
    await trx.raw(`select pg_advisory_xact_lock(hashtext('media.probe_slot'), ?)`, [userId]);
    await trx('probe_slot').where('expires_at', '<', trx.raw('clock_timestamp()')).delete();
    const taken: unknown[] = await trx('probe_slot').select('id').where({ user_id: userId });
    if (taken.length >= limits.probe.perUser) return undefined;
    const expires = trx.raw(`clock_timestamp() + make_interval(secs => ?)`, [leaseSeconds]);
    const [row] = await trx('probe_slot')
      .insert({ user_id: userId, expires_at: expires })
      .returning<{ id: string }[]>('id');
    return row?.id;
  });

export async function releaseSlot(db: Database, id: string): Promise<void> {
  await db('probe_slot').where({ id }).delete();
}
