import type { Migration } from '@vidyapath/service-kit/database/migrate';

/** Empty where there is none. Names that courses have already come with their next changes. */
export const hindiCourseNames: Migration = {
  name: '20261128-71-hindi-course-names',
  up: (db) => db.raw("alter table courses add column course_name_hi text not null default ''"),
};
