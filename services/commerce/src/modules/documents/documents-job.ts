import type { Database } from '@vidyapath/service-kit/database/database';
import { deleteOldRows, type HousekeepingJob } from '@vidyapath/service-kit/jobs/housekeeping';

/** Deletes documents whose time of keeping is over. */
export const documentsJob = (db: Database): HousekeepingJob => ({
  name: 'commerce-documents',
  everyMs: 86_400_000,
  run: () => deleteOldRows(db, { table: 'documents', column: 'keep_until', kept: '1 day' }),
});
