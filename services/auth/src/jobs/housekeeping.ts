import type { Database } from '@vidyapath/service-kit/database/database';
import type { HousekeepingJob } from '@vidyapath/service-kit/jobs/housekeeping';
import { writeCountedEntries } from '../modules/audit/counted-entries.repository';
import { deleteExpiredTokens } from '../modules/mail/mailed-tokens.repository';
import { deleteOldMailRequests } from '../modules/mail/mail-requests.repository';
import { deleteExpiredRevocations } from '../modules/revocations/revocations.repository';
import { deleteOldFailures } from '../modules/sessions/login-failures.repository';
import { deleteOldRegistrations } from '../modules/users/registrations.repository';

const everyMs = 10 * 60_000;

const jobs = {
  'auth-ended-tokens': deleteExpiredRevocations,
  'auth-login-failures': deleteOldFailures,
  'auth-mailed-tokens': deleteExpiredTokens,
  'auth-mail-requests': deleteOldMailRequests,
  'auth-registrations': deleteOldRegistrations,
  'auth-counted-entries': writeCountedEntries,
};

/** What keeps each table of auth within its time. */
export const housekeepingJobs = (db: Database): HousekeepingJob[] =>
  Object.entries(jobs).map(([name, run]) => ({ name, everyMs, run: () => run(db) }));
