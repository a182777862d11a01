import type { Database } from '@vidyapath/service-kit/database/database';
import type { HousekeepingJob } from '@vidyapath/service-kit/jobs/housekeeping';
import { writeCountedEntries } from '../modules/audit/counted-entries.repository';
import { deleteOldLogins } from '../modules/logins/kept-logins.repository';
import { deleteExpiredSessions } from '../modules/sessions/sessions.repository';
import type { AuthJobs } from '../modules/mail/auth-mails';
import { moveWaitingMails } from '../modules/mail/mail-outbox';
import { deleteExpiredTokens } from '../modules/mail/mailed-tokens.repository';
import { deleteOldDayMails } from '../modules/mail/day-mails.repository';
import { deleteOldMailRequests } from '../modules/mail/mail-requests.repository';
import { deleteExpiredRevocations } from '../modules/revocations/revocations.repository';
import { deleteOldFailures } from '../modules/sessions/login-failures.repository';
import { deleteOldRegistrations } from '../modules/users/registrations.repository';

const everyMs = 10 * 60_000;

const tables = {
  'auth-ended-tokens': deleteExpiredRevocations,
  'auth-login-failures': deleteOldFailures,
  'auth-mailed-tokens': deleteExpiredTokens,
  'auth-mail-requests': deleteOldMailRequests,
  'auth-day-mails': deleteOldDayMails,
  'auth-logins': deleteOldLogins,
  'auth-sessions': deleteExpiredSessions,
  'auth-registrations': deleteOldRegistrations,
  'auth-counted-entries': writeCountedEntries,
};

/** The jobs that delete expired rows of auth's tables. */
export const housekeepingJobs = (db: Database, jobs: Pick<AuthJobs, 'add'>): HousekeepingJob[] => [
  ...Object.entries(tables).map(([name, run]) => ({ name, everyMs, run: () => run(db) })),
  { name: 'auth-mail-outbox', everyMs: 60_000, run: () => moveWaitingMails(db, jobs) },
];
