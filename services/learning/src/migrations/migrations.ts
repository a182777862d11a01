import { auditMigration } from '@vidyapath/service-kit/audit/audit.migration';
import { auditPartitions } from '@vidyapath/service-kit/audit/audit-partitions.migration';
import { entries } from './20261124-01-entries';
import { kitTables } from './20261124-02-kit-tables';

export const learningMigrations = [auditMigration, auditPartitions('24 months'), entries, kitTables] as const;
