import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { OutlineVideo } from '@vidyapath/http/course-events';
import { courseOutlineChanged } from '@vidyapath/http/course-events';
import { createTestDatabase, prepareTestDatabase } from '@vidyapath/kit-testing/test-database';
import type { Knex } from 'knex';
import { completionsDone } from '../testing/removals';
import { startTestCatalogue } from '../testing/test-catalogue';
import { startTestCommerce } from '../testing/test-commerce';
import { startTestLearning } from '../testing/test-learning';
import { learningMigrations } from './migrations';
import { removedLessons } from './20261128-01-removed-lessons';
import { learningSchema } from './schema';

/** Courses of six lessons each: one of an inactive module, one that nobody has seen, some that were seen behind their end before they were shortened. */
const fillSql = [
  `insert into courses (course_id, version, deleted, course_name, is_public, is_free)
   select n, 1, false, 'Course ' || n, true, true from generate_series(1, 5) n`,
  `insert into outlines (course_id, version, deleted) select n, 1, false from generate_series(1, 5) n`,
  `insert into lessons (video_id, course_id, module_id, title, duration_seconds, position, active, file, version)
   select course * 10 + n, course, 1, 'Lesson ' || n, 600 - 100 * (n % 3), n, n <> 2, md5(n::text), 1
     from generate_series(1, 5) course, generate_series(0, 5) n`,
  `select report_progress(person, video_id, course_id, file, duration_seconds, 400 + person, seen, now(), current_date, 100000, 2.5, 100000, 1000, 0.9)
     from lessons, generate_series(1, 20) person,
          lateral (select nummultirange(numrange(person, person + 100), numrange(300, 300 + person * 15))) watched (seen)
    where position < 5 order by person, video_id`,
  `update learners set completed_at = now() where user_id % 7 = 0`,
  `insert into certificates (serial, user_id, course_id, learner_name, course_name, issued_at, jws)
   select md5(user_id || ' ' || course_id), user_id, course_id, 'Asha', 'Algebra', now(), 'signed' from learners where completed_at is not null`,
  `insert into notes (user_id, course_id, video_id, at_seconds, body, created_at)
   select user_id, course_id, last_video_id, 590, 'Remember', now() from learners`,
  `insert into threads (course_id, video_id, at_seconds, title, body, user_id, author_name, by_staff, created_at)
   select course_id, last_video_id, 590, 'Why?', 'I do not see it.', user_id, 'Asha', false, now() from learners`,
];
const kept = ['lesson_progress', 'learners', 'allowances', 'watched_days', 'certificates', 'notes', 'threads'];

/** Each row as PostgreSQL writes it. */
async function stored(db: Knex, table: string): Promise<string[]> {
  const { rows } = await db.raw<{ rows: { row: string }[] }>('select t::text as row from ?? t order by 1', [table]);
  return rows.map(({ row }) => row);
}

test('progress is the same after the release, byte for byte, also once its first outlines are stored', async () => {
  const database = await createTestDatabase();
  const earlier = learningMigrations.slice(0, learningMigrations.indexOf(removedLessons));
  const old = await prepareTestDatabase(database.url, { schema: learningSchema, migrations: earlier });
  for (const sql of fillSql) await old.raw(sql);
  const read = (db: Knex) => Promise.all(kept.map((table) => stored(db, table)));
  const before = await read(old);
  expect(before.every(({ length }) => length > 0)).toBe(true);
  await old.destroy();

  const keyFolder = await mkdtemp(join(tmpdir(), 'vidyapath-certificates-'));
  const [catalogue, commerce] = await Promise.all([startTestCatalogue(), startTestCommerce()]);
  const learning = await startTestLearning({ replicaOf: { database, catalogue, commerce, keyFolder } });
  const { db } = learning;
  expect(await read(db)).toEqual(before);
  const lessons: (OutlineVideo & { course_id: number })[] = await db('lessons')
    .orderBy('position')
    .select('video_id', 'course_id', 'module_id', 'title', 'duration_seconds', 'active', 'file');
  for (const version of [2, 3])
    for (let course_id = 1; course_id <= 5; course_id += 1) {
      const videos = lessons.filter((lesson) => lesson.course_id === course_id);
      const changed = videos.map((video, at) => ({
        ...video,
        ...(at === 0 && { asset_id: randomUUID() }),
        // What nobody has seen gets another file, so that all others are measured again.
        ...(at === 5 && { file: String(version) }),
      }));
      await learning.deliver(courseOutlineChanged, { course_id, version, deleted: false, videos: changed });
    }
  await completionsDone(learning);
  expect(await read(db)).toEqual(before);
  expect(await db('removed_lessons')).toEqual([]);
  expect(await db('course_news')).toEqual([]);

  await learning.stop();
  await catalogue.stop();
  await commerce.stop();
  await database.drop();
  await rm(keyFolder, { recursive: true });
});
