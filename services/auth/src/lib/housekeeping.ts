import type { HousekeepingJob } from '@vidyapath/service-kit/jobs/housekeeping';

/** Deletes expired rows. */
export const everyTenMinutes = (name: string, run: HousekeepingJob['run']): HousekeepingJob => ({
  name,
  everyMs: 10 * 60_000,
  run,
});
