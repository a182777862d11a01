import { paths } from '@vidyapath/http/paths';
import { fillRows, p95, vacuum } from '@vidyapath/kit-testing/at-scale';
import { lessonOf, deliverCourse } from './testing/courses';
import { startTestLearning } from './testing/test-learning';

const few = 1_000;
const many = 1_000_000;
const learner = { id: 7 };
const ownCourses = 30;

test('page 1 of the own courses, of reviews and of threads takes as long with a million rows as with a thousand', async () => {
  const learning = await startTestLearning();
  const { db } = learning;
  const courses: number[] = [];
  for (let course = 0; course < ownCourses; course += 1)
    courses.push((await deliverCourse(learning, [lessonOf(), lessonOf()])).course_id);
  const [courseId = 0] = courses;
  await db.raw('drop index threads_search; drop index reviews_search');
  const ofOthers = (sql: string) => sql.replaceAll(':course', String(courseId));
  const fills = [
    `insert into learners (user_id, course_id, last_watched_at, since)
     select 1000 + n, :course, at, at from generate_series(:from::int, :to::int) n, lateral (select timestamptz '2026-11-24' - n * interval '1 minute' as at) times
     on conflict do nothing`,
    `insert into lesson_progress (user_id, video_id, file, seen, covered_seconds, updated_at)
     select 1000 + n, (select min(video_id) from lessons where course_id = :course), 'one', '{[0,50)}', 50, now() from generate_series(:from::int, :to::int) n
     on conflict do nothing`,
    `insert into reviews (course_id, user_id, author_name, stars, body, status, published_stars, published_body, created_at, submitted_at)
     select :course, 1000 + n, 'Asha', n % 5 + 1, 'Good ' || n, 'published', n % 5 + 1, 'Good ' || n, at, at
       from generate_series(:from::int, :to::int) n, lateral (select timestamptz '2026-11-24' - n * interval '1 minute' as at) times
     on conflict do nothing`,
    `insert into threads (course_id, title, body, user_id, author_name, by_staff, created_at)
     select :course, 'Why ' || n, 'Because', 1000 + n, 'Asha', false, timestamptz '2026-11-24' - n * interval '1 minute'
       from generate_series(:from::int, :to::int) n`,
  ].map(ofOthers);
  await db('learners').insert(
    courses.map((course_id, at) => ({
      user_id: learner.id,
      course_id,
      since: new Date(),
      last_watched_at: new Date(2026, 1, at + 1),
    })),
  );
  const measure = async () => {
    const times: number[] = [];
    for (const url of [paths.myCourses, paths.courseReviews(courseId), paths.courseThreads(courseId)])
      times.push(
        await p95(async () => {
          const answer = await learning.get(`${url}?limit=20`, learner);
          if (answer.statusCode !== 200) throw new Error(answer.body);
        }),
      );
    return times.join(', ');
  };
  const fill = async (rows: number) => {
    for (const sql of fills) await fillRows(db, rows, sql);
    await vacuum(db);
  };
  await fill(few);
  await measure();
  const before = await measure();
  await fill(many);
  const after = await measure();
  process.stdout.write(
    `p95 of own courses, reviews, threads: ${before} ms with ${few} rows, ${after} ms with ${many}\n`,
  );
  await learning.stop();
}, 900_000);
