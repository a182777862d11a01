import type { Database } from '@vidyapath/service-kit/database/database';
import { deleteOldRows, type HousekeepingJob, type KeptRows } from '@vidyapath/service-kit/jobs/housekeeping';
import { legallyKeptCategories } from '../lib/kept-categories';

const everyMs = 60 * 60_000;

const legallyKept = legallyKeptCategories.map((category) => `'${category}'`).join(', ');

/** How long texts from anonymous visitors are kept. Addresses of the newsletter stay, since their owners asked for it. */
const kept: (KeptRows & { name: string })[] = [
  { name: 'support-messages', table: 'contact_message', column: 'created_at', kept: '2 years' },
  { name: 'support-client-errors', table: 'client_error', column: 'created_at', kept: '90 days' },
  {
    name: 'support-kept-tickets',
    table: 'ticket',
    column: 'closed_at',
    kept: '8 years',
    where: `category in (${legallyKept})`,
  },
  {
    name: 'support-tickets',
    table: 'ticket',
    column: 'closed_at',
    kept: '2 years',
    where: `category not in (${legallyKept})`,
  },
  { name: 'support-error-days', table: 'error_day', column: 'day', kept: '180 days' },
  { name: 'support-error-people', table: 'error_person', column: 'day', kept: '180 days' },
  { name: 'support-error-groups', table: 'error_group', column: 'last_seen', kept: '180 days' },
  { name: 'support-release-failures', table: 'release_failure', column: 'at', kept: '1 hour' },
  { name: 'support-ended-shares', table: 'ended_share', column: 'ended_at', kept: '1 year' },
  { name: 'support-submission-counts', table: 'submission_count', column: 'window_start', kept: '1 hour' },
];

export const housekeepingJobs = (db: Database): HousekeepingJob[] =>
  kept.map(({ name, ...rows }) => ({ name, everyMs, run: () => deleteOldRows(db, rows) }));
