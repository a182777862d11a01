import { auditMigration } from '@vidyapath/service-kit/audit/audit.migration';
import { auditPartitions } from '@vidyapath/service-kit/audit/audit-partitions.migration';
import type { Migration } from '@vidyapath/service-kit/database/migrate';
import { createMedia } from './20261120-01-media';

export const mediaMigrations: readonly Migration[] = [createMedia, auditMigration, auditPartitions('24 months')];
