import { describeMigrations } from '@vidyapath/kit-testing/migrations/describe-migrations';
import { learningSchema } from './schema';
import { learningMigrations } from './migrations';

describeMigrations({
  schema: learningSchema,
  migrations: learningMigrations,
  firstRelease: '20261124-10-courses',
  fill: async (db, rows) => {
    await db.raw(
      `insert into courses (course_id, version, deleted, course_name)
       select n, 1, false, 'Course ' || n from generate_series(1, ?::int) n`,
      [rows],
    );
    await db.raw(
      `insert into lessons (video_id, course_id, module_id, title, duration_seconds, position, active, file, version)
       select n, n, n, 'Lesson', 600, 0, true, 'file', 1 from generate_series(1, ?::int) n`,
      [rows],
    );
  },
});
