import { auditJob } from '@vidyapath/service-kit/audit/audit-partitions.migration';
import type { TypedApp } from '@vidyapath/service-kit/http/typed-app';
import { startHousekeeping } from '@vidyapath/service-kit/jobs/housekeeping';
import type { CatalogueContext } from '../../context';
import { auditRoutes } from './audit.routes';

export function registerAudit(app: TypedApp, ctx: CatalogueContext): void {
  auditRoutes(app, ctx);
  startHousekeeping(app, [auditJob('catalogue', ctx.db)]);
}
