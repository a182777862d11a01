import { auditMigration } from '@vidyapath/service-kit/audit/audit.migration';
import { auditPartitions } from '@vidyapath/service-kit/audit/audit-partitions.migration';
import type { Migration } from '@vidyapath/service-kit/database/migrate';
import { createMedia } from './migrations/20261120-01-media';

/** What `ensureSchema` and `migrate` need to know about this service. */
export const mediaSchema = { schema: 'media', role: 'vidyapath_media', extensions: ['pg_trgm'] } as const;

export const mediaMigrations: readonly Migration[] = [createMedia, auditMigration, auditPartitions('24 months')];
