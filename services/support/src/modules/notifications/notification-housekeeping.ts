import { limits } from '@vidyapath/http/limits';
import type { Database } from '@vidyapath/service-kit/database/database';
import { deleteOldRows, type HousekeepingJob } from '@vidyapath/service-kit/jobs/housekeeping';

const hour = 3_600_000;
const { keptDays, keptMax } = limits.notifications;

/** Events are delivered for ten days at most, so a cause that outlives its notification by more than that makes no second one. */
const causesKept = `${keptDays + 20} days`;

export const notificationHousekeeping = (db: Database): HousekeepingJob[] => [
  {
    name: 'support-notifications',
    everyMs: hour,
    run: async () => {
      await deleteOldRows(db, { table: 'notifications', column: 'created_at', kept: `${keptDays} days` });
      await deleteOldRows(db, { table: 'told_causes', column: 'told_at', kept: causesKept });
    },
  },
  { name: 'support-notifications-bound', everyMs: hour / 4, run: () => deleteBeyond(db, keptMax) },
];

/** Leaves each person the newest. */
export async function deleteBeyond(db: Database, most: number): Promise<void> {
  await db.raw(
    `delete from notifications where notification_id in (
       select notification_id from (
         select notification_id, row_number() over (partition by user_id order by created_at desc, notification_id) as place
         from notifications
         where user_id in (select user_id from notifications group by user_id having count(*) > ?)
       ) placed where place > ?)`,
    [most, most],
  );
}
