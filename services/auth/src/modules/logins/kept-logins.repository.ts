import { limits } from '@vidyapath/http/limits';
import type { Database } from '@vidyapath/service-kit/database/database';
import { deleteOldRows } from '@vidyapath/service-kit/jobs/housekeeping';
import type { Knex } from 'knex';

const { keptDays, windowSeconds } = limits.loginList;

/** The counts by day are kept: they name no person. */
export async function deleteOldLogins(db: Database): Promise<void> {
  await deleteOldRows(db, { table: 'logins', column: 'at', kept: `${keptDays} days` });
  await deleteOldRows(db, { table: 'login_series', column: 'since', kept: `${windowSeconds} seconds` });
  // Longer than a day, in any time zone that a request names.
  await deleteOldRows(db, { table: 'login_people', column: 'day', kept: '3 days' });
}

/** Attempts of an erased account are kept without the person and the place. */
export async function forgetPerson(trx: Knex.Transaction, userId: number): Promise<void> {
  await trx('logins').where({ user_id: userId }).update({ user_id: null, client: null, address: null });
  await trx('login_people').where({ user_id: userId }).delete();
  await trx('login_series').where({ account: userId }).delete();
}
