import type { Database } from '@vidyapath/service-kit/database/database';
import { deleteOldRows, type HousekeepingJob } from '@vidyapath/service-kit/jobs/housekeeping';

const everyMs = 3_600_000;

/** Events can be sent again for 15 days at the gateway; orders and their payments are kept for a year. */
export const housekeepingJobs = (db: Database): HousekeepingJob[] => [
  {
    name: 'simulated-events',
    everyMs,
    run: () => deleteOldRows(db, { table: 'webhook_event', column: 'created_at', kept: '15 days' }),
  },
  {
    name: 'simulated-orders',
    everyMs,
    run: () => deleteOldRows(db, { table: 'gateway_order', column: 'created_at', kept: '1 year' }),
  },
];
