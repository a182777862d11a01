import { describeMigrations } from '@vidyapath/kit-testing/migrations/describe-migrations';
import { createTestDatabase } from '@vidyapath/kit-testing/test-database';
import { prepareDatabase } from '@vidyapath/service-kit/database/prepare-database';
import { catalogueSchema } from './schema';
import { catalogueMigrations } from './migrations';

const foreignKeysWithoutIndex = `
  select c.conname from pg_constraint c
  where c.contype = 'f' and c.connamespace = 'catalogue'::regnamespace and not exists (
    select 1 from pg_index i where i.indrelid = c.conrelid and i.indkey[0] = c.conkey[1]
  )`;

it('three processes at once make the schema once, with an index for every foreign key', async () => {
  const database = await createTestDatabase();
  const { url } = database;
  const pools = await Promise.all([
    prepareDatabase(url, { schema: catalogueSchema, migrations: catalogueMigrations }),
    prepareDatabase(url, { schema: catalogueSchema, migrations: catalogueMigrations }),
    prepareDatabase(url, { schema: catalogueSchema, migrations: catalogueMigrations }),
  ]);
  pools.push(await prepareDatabase(url, { schema: catalogueSchema, migrations: catalogueMigrations }));
  const [db] = pools;
  expect(await db?.raw(foreignKeysWithoutIndex)).toMatchObject({ rows: [] });
  await Promise.all(pools.map((pool) => pool.destroy()));
  await database.drop();
});

describeMigrations({
  schema: catalogueSchema,
  migrations: catalogueMigrations,
  firstRelease: '20260901000300-search-words',
  dropped: ['course_words'],
  fill: async (db, rows) => {
    // No later migration uses these indexes, and they take most of the time of an insert.
    await db.raw(
      'drop index courses_search_idx, courses_public_search_idx, courses_name_search_idx, course_modules_search_idx, module_videos_search_idx',
    );
    await db.raw("insert into categories (category_name) values ('All')");
    const courses = `insert into courses (course_name, course_description, course_info, rating, actual_price, discounted_price, is_public, video_path, category_id)
      select 'Course ' || n, 'x', '<p>x</p>', 4, 10, 5, n % 2 = 0, 'https://a.example/x.mp4', category_id from categories, generate_series(1, ?::int) n`;
    await db.raw(courses, [rows]);
    await db.raw(
      "insert into course_modules (course_id, module_name, module_description, sequence_no) select course_id, 'Module', 'x', 1 from courses",
    );
    await db.raw(`insert into module_videos (module_id, course_id, video_title, video_url, duration_in_seconds, sequence_no)
      select module_id, course_id, 'Video', 'https://a.example/x.mp4', 60, 1 from course_modules`);
  },
});
