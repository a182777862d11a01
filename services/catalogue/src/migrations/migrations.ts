import { auditMigration } from '@vidyapath/service-kit/audit/audit.migration';
import { auditPartitions } from '@vidyapath/service-kit/audit/audit-partitions.migration';
import type { Migration } from '@vidyapath/service-kit/database/migrate';
import * as categories from './20260901000000-categories';
import * as courses from './20260901000100-courses';
import * as modulesAndVideos from './20260901000200-modules-and-videos';
import * as searchWords from './20260901000300-search-words';
import * as idempotencyKeys from './20261121000000-idempotency-keys';
import * as seeded from './20261121000100-seeded';
import * as contentWrites from './20261121000200-content-writes';
import * as courseTallies from './20261121000300-course-tallies';
import * as courseTalliesFilled from './20261122000000-course-tallies-filled';
import * as courseWordLists from './20261122100000-course-word-lists';
import * as courseWordsListed from './20261122100100-course-words-listed';
import * as sortedLists from './20261122200000-sorted-lists';
import * as rowTallies from './20261122300000-row-tallies';
import * as rowTalliesFilled from './20261122300100-row-tallies-filled';
import * as shortWordKeys from './20261123000000-short-word-keys';
import * as sortedByEveryField from './20261123100000-sorted-by-every-field';
import * as courseDurations from './20261123200000-course-durations';
import * as courseDurationsFilled from './20261123200100-course-durations-filled';
import * as courseWordsDropped from './20261124000000-course-words-dropped';
import * as fewerCourseIndexes from './20261124000100-fewer-course-indexes';
import * as hindiCategoryNames from './20261124100000-hindi-category-names';
import * as courseChanges from './20261124200000-course-changes';
import * as courseChangesFilled from './20261124200100-course-changes-filled';
import * as outlineChanges from './20261124300000-outline-changes';
import * as outlineChangesFilled from './20261124300100-outline-changes-filled';
import * as courseReviews from './20261124400000-course-reviews';
import * as courseReviewsFilled from './20261124400100-course-reviews-filled';
import * as freeCourseWords from './20261127-70-free-course-words';
import * as lessonAssets from './20261127-90-lesson-assets';
import * as lessonsOfAssets from './20261127-91-lessons-of-assets';
import * as lessonFlags from './20261128-10-lesson-flags';
import * as lessonsThatCount from './20261128-11-lessons-that-count';
import * as introductionsOfAssets from './20261128-12-introductions-of-assets';
import * as handouts from './20261128-60-handouts';
import * as coursePresentation from './20261128-70-course-presentation';
import * as courseCounts from './20261128-71-course-counts';
import * as courseCountsFilled from './20261128-72-course-counts-filled';
import * as ratingsFromOneReview from './20261128-90-ratings-from-one-review';
import * as sharedHandouts from './20261128-91-shared-handouts';
import * as captionWrites from './20261128-92-caption-writes';
import * as pageChanges from './20261128-93-page-changes';
import { eventCursorsMigration, eventLogMigration } from '@vidyapath/service-kit/events/event-log.migration';

/** In the order in which they are applied. */
export const catalogueMigrations: readonly Migration[] = [
  categories,
  courses,
  modulesAndVideos,
  searchWords,
  idempotencyKeys,
  seeded,
  contentWrites,
  auditMigration,
  courseTallies,
  courseTalliesFilled,
  courseWordLists,
  courseWordsListed,
  sortedLists,
  rowTallies,
  rowTalliesFilled,
  shortWordKeys,
  sortedByEveryField,
  courseDurations,
  courseDurationsFilled,
  auditPartitions('24 months'),
  courseWordsDropped,
  fewerCourseIndexes,
  hindiCategoryNames,
  courseChanges,
  courseChangesFilled,
  outlineChanges,
  outlineChangesFilled,
  courseReviews,
  courseReviewsFilled,
  freeCourseWords,
  eventLogMigration('20261127-80-event-log'),
  eventCursorsMigration('20261127-81-event-cursors'),
  lessonAssets,
  lessonsOfAssets,
  lessonFlags,
  lessonsThatCount,
  introductionsOfAssets,
  handouts,
  coursePresentation,
  courseCounts,
  courseCountsFilled,
  ratingsFromOneReview,
  sharedHandouts,
  captionWrites,
  pageChanges,
];
