import { auditMigration } from '@vidyapath/service-kit/audit/audit.migration';
import { auditPartitions } from '@vidyapath/service-kit/audit/audit-partitions.migration';
import type { Migration } from '@vidyapath/service-kit/database/migrate';
import { eventCursorsMigration, eventLogMigration } from '@vidyapath/service-kit/events/event-log.migration';
import { createMedia } from './20261120-01-media';
import { createAssets } from './20261127-10-assets';
import { createLessonUses } from './20261127-20-lesson-uses';

/** In the order in which they are applied. */
export const mediaMigrations: readonly Migration[] = [
  createMedia,
  auditMigration,
  auditPartitions('24 months'),
  createAssets,
  eventLogMigration('20261127-11-event-log'),
  eventCursorsMigration('20261127-12-event-cursors'),
  createLessonUses,
];
