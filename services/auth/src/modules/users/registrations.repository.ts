import { limits } from '@vidyapath/http/limits';
import type { Database } from '@vidyapath/service-kit/database/database';

const { windowSeconds } = limits.registration;

/** How many accounts were made from this network address in the window. */
export async function countRegistrations(db: Database, client: string): Promise<number> {
  const { rows } = await db.raw<{ rows: [{ made: number }] }>(
    'select count(*)::int as made from registrations where client = ? and made_at > now() - make_interval(secs => ?)',
    [client, windowSeconds],
  );
  return rows[0].made;
}

/** The same, to be followed by a registration: those of one network address take turns. */
export async function countRegistrationsInTurn(trx: Database, client: string): Promise<number> {
  await trx.raw('select pg_advisory_xact_lock(hashtextextended(?, 0))', [`registration ${client}`]);
  return countRegistrations(trx, client);
}

export async function recordRegistration(trx: Database, client: string): Promise<void> {
  await trx('registrations').insert({ client });
}

export async function deleteOldRegistrations(db: Database): Promise<void> {
  await db('registrations').whereRaw('made_at <= now() - make_interval(secs => ?)', [windowSeconds]).delete();
}
