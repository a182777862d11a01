import { auditMigration } from '@vidyapath/service-kit/audit/audit.migration';
import { auditPartitions } from '@vidyapath/service-kit/audit/audit-partitions.migration';
import type { Migration } from '@vidyapath/service-kit/database/migrate';
import { emailVerified } from '@vidyapath/service-kit/domain/people/email-verified.migration';
import { kitTables } from './20261124-02-kit-tables';
import { courses } from './20261124-10-courses';
import { progress } from './20261124-11-progress';
import { measures } from './20261124-12-measures';
import { courseNews } from './20261124-13-course-news';
import { people } from './20261124-14-people';
import { reviews } from './20261124-20-reviews';
import { notes } from './20261124-22-notes';
import { rowCounts } from './20261124-23-row-counts';
import { discussions } from './20261124-24-discussions';
import { certificates } from './20261124-30-certificates';
import { progressReports } from './20261125-01-progress-reports';
import { hiddenPositions } from './20261127-60-hidden-positions';
import { eventCursorsMigration, eventLogMigration } from '@vidyapath/service-kit/events/event-log.migration';
import { outlinesReadAgain } from './20261127-61-outlines-read-again';
import { learnerCounts } from './20261128-70-learner-counts';
import { hindiCourseNames } from './20261128-71-hindi-course-names';
import { removedLessons } from './20261128-01-removed-lessons';

/** In the order in which they are applied. */
export const learningMigrations: readonly Migration[] = [
  auditMigration,
  auditPartitions('24 months'),
  kitTables,
  courses,
  progress,
  measures,
  courseNews,
  people,
  reviews,
  notes,
  rowCounts,
  discussions,
  certificates,
  progressReports,
  ...emailVerified,
  hiddenPositions,
  outlinesReadAgain,
  eventLogMigration('20261127-80-event-log'),
  eventCursorsMigration('20261127-81-event-cursors'),
  removedLessons,
  learnerCounts,
  hindiCourseNames,
];
