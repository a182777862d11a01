import { auditJob } from '@vidyapath/service-kit/audit/audit-partitions.migration';
import { auditRoutes } from '@vidyapath/service-kit/audit/audit.routes';
import { paths } from '@vidyapath/http/paths';
import type { TypedApp } from '@vidyapath/service-kit/http/typed-app';
import { startHousekeeping } from '@vidyapath/service-kit/jobs/housekeeping';
import type { AuthContext } from '../../context';
import { everyTenMinutes } from '../../lib/housekeeping';
import { writeCountedEntries } from './counted-entries.repository';

export { type CountedEntry, recordCounted } from './counted-entries.repository';

/** The audit trail; what callers may repeat without limit is counted in it. */
export function registerAudit(app: TypedApp, { db }: AuthContext): void {
  auditRoutes(app, { db, path: paths.authAudit, operationId: 'listAuthAudit' });
  startHousekeeping(app, [
    auditJob('auth', db),
    everyTenMinutes('auth-counted-entries', () => writeCountedEntries(db)),
  ]);
}
