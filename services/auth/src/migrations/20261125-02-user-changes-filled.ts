import type { Migration } from '@vidyapath/service-kit/database/migrate';

const batch = 1_000;

/** Adds accounts that are older than the table; those that have changed since are counted already. */
export const userChangesFilled: Migration = {
  name: '20261125-02-user-changes-filled',
  /** A change of an account waits no longer than a batch takes. */
  inOneTransaction: false,
  async up(db) {
    const { rows } = await db.raw<{ rows: { last: number }[] }>('select coalesce(max(id), 0) as last from users');
    for (let from = 1; from <= (rows[0]?.last ?? 0); from += batch) {
      await db.raw(
        `insert into user_changes (user_id, version, deleted)
         select id, 1, false from users where id between ? and ? on conflict (user_id) do nothing`,
        [from, from + batch - 1],
      );
    }
  },
};
