import type { Migration } from '@vidyapath/service-kit/database/migrate';

const batch = 1_000;

/** Accounts that are older than the counts. */
export const userDaysFilled: Migration = {
  name: '20261126-03-user-days-filled',
  /** A change of an account waits no longer than a batch takes. */
  inOneTransaction: false,
  async up(db) {
    const { rows } = await db.raw<{ rows: { last: number }[] }>('select coalesce(max(id), 0) as last from users');
    for (let from = 1; from <= (rows[0]?.last ?? 0); from += batch) {
      await db.raw('update users set in_days = true where id between ? and ? and not in_days', [
        from,
        from + batch - 1,
      ]);
    }
  },
};
