import type { OutlineVideo } from '@vidyapath/http/course-events';
import type { LessonProgress } from '@vidyapath/http/learning-progress';
import { userErased } from '@vidyapath/http/user-events';
import { lessonOf, newId, deliverCourse } from '../../testing/courses';
import { courseOf } from '../../testing/test-catalogue';
import { startTestLearning, type TestLearning } from '../../testing/test-learning';
import { learnerOf } from '../../testing/watching';

let learning: TestLearning;
beforeAll(async () => {
  learning = await startTestLearning();
});
afterAll(() => learning.stop());

test('answers a report with the progress of the lesson and of its course', async () => {
  const one = lessonOf();
  const two = lessonOf();
  const { course_id } = await deliverCourse(learning, [one, two]);
  const learner = learnerOf(learning);
  expect(await learner.watch(one.video_id, [0, 20.5], [10, 30.25])).toEqual({
    video_id: one.video_id,
    course_id,
    position_seconds: 30.25,
    covered_seconds: 30.25,
    duration_seconds: 100,
    coverage: 0.3025,
    completed: false,
    accepted: true,
    course: { course_id, percent: 0, completed_videos: 0, total_videos: 2, completed_at: null },
  });
  const done = await learner.watch(one.video_id, [30, 90]);
  expect(done).toMatchObject({ covered_seconds: 90, completed: true, course: { percent: 50, completed_videos: 1 } });
  expect(await learner.course(course_id)).toEqual({
    course_id,
    percent: 50,
    completed_videos: 1,
    total_videos: 2,
    completed_at: null,
    last: { video_id: one.video_id, position_seconds: 90 },
    next: { video_id: two.video_id, position_seconds: 0 },
    has_review: false,
    videos: [
      { video_id: one.video_id, position_seconds: 90, coverage: 0.9, completed: true },
      { video_id: two.video_id, position_seconds: 0, coverage: 0, completed: false },
    ],
  });
});

test('a report of the position alone stores only the position', async () => {
  const lesson = lessonOf();
  await deliverCourse(learning, [lesson]);
  const { caller, watch } = learnerOf(learning);
  const url = `/api/learning/progress/${lesson.video_id}`;
  const answer = await learning.send('PUT', url, caller, { position_seconds: 101 });
  expect(answer.json()).toMatchObject({ position_seconds: 101, covered_seconds: 0, accepted: true });
  expect(await watch(lesson.video_id)).toMatchObject({ position_seconds: 0, covered_seconds: 0 });
});

test.each([
  [{ position_seconds: 102 }, 'position_seconds'],
  [{ position_seconds: -1 }, 'position_seconds'],
  [{ ranges: [] }, 'position_seconds'],
  [{ position_seconds: 1, ranges: [[0, 102]] }, 'ranges'],
  [{ position_seconds: 1, ranges: [[5, 5]] }, 'ranges'],
  [{ position_seconds: 1, ranges: Array.from({ length: 201 }, () => [0, 1]) }, 'ranges'],
  [{ position_seconds: 1, ranges: [[0, 1, 2]] }, 'ranges/0'],
  [{ position_seconds: 1, ranges: [['0', 1]] }, 'ranges/0/0'],
])('%j is refused by its field', async (body, field) => {
  const lesson = lessonOf();
  await deliverCourse(learning, [lesson]);
  const { caller } = learnerOf(learning);
  const refused = await learning.send('PUT', `/api/learning/progress/${lesson.video_id}`, caller, body);
  expect(refused.statusCode).toBe(400);
  expect(refused.json<{ errors: { field: string }[] }>().errors[0]?.field.replaceAll('.', '/')).toContain(
    field.split('/')[0],
  );
});

test('asks catalogue for a lesson that no event has named yet', async () => {
  const course = courseOf();
  const lesson = lessonOf();
  learning.catalogue.set(course);
  const { course_id } = course;
  learning.catalogue.setOutline({ course_id, version: 1_000_000, deleted: false, videos: [lesson] });
  const learner = learnerOf(learning);
  expect((await learner.course(course_id)).total_videos).toBe(1);
  expect(await learner.watch(lesson.video_id, [0, 10])).toMatchObject({ course_id, accepted: true });
  expect((await learner.report(newId(), [[0, 1]])).statusCode).toBe(404);
});

test('a paid course is for those who have it, and a hidden one is visible to no others', async () => {
  const paid = lessonOf();
  const hidden = lessonOf();
  const price = { actual_price: 100, discounted_price: 50 };
  const { course_id: paidId } = await deliverCourse(learning, [paid], price);
  const { course_id: hiddenId } = await deliverCourse(learning, [hidden], { ...price, is_public: false });
  const learner = learnerOf(learning);
  const statuses = async (caller: Parameters<typeof learning.get>[1]) => {
    const reads = [paidId, hiddenId].map((id) => learning.get(`/api/learning/courses/${id}/progress`, caller));
    const reports = [paid, hidden].map(({ video_id }) =>
      learning.send('PUT', `/api/learning/progress/${video_id}`, caller, { position_seconds: 0 }),
    );
    return (await Promise.all([...reads, ...reports])).map(({ statusCode }) => statusCode);
  };
  expect(await statuses(learner.caller)).toEqual([403, 404, 403, 404]);
  expect((await learner.report(paid.video_id, [])).json()).toMatchObject({ type: '/problems/course-not-bought' });
  expect(await statuses('Staff')).toEqual([200, 200, 200, 200]);
  for (const id of [paidId, hiddenId]) learning.commerce.grant(learner.id, id);
  expect(await statuses(learner.caller)).toEqual([200, 200, 200, 200]);
  expect((await learning.get(`/api/learning/courses/${newId()}/progress`, 'Staff')).statusCode).toBe(404);
});

describe('done', () => {
  test.each([
    ['no-duration', { duration_seconds: 0 }, 0, 200],
    ['no-duration', {}, 0, 409],
    ['no-position', {}, 0, 409],
    ['no-position', { duration_seconds: 0 }, 0, 409],
    ['no-position', { hides_position: true }, 0, 200],
    ['no-position', { hides_position: true }, 1, 409],
    ['ended', {}, 49, 409],
    ['ended', {}, 50, 200],
  ] as const)('for %s of a lesson with %j of which %d s are seen is %d', async (reason, over, seen, status) => {
    const lesson = lessonOf(over);
    const { course_id } = await deliverCourse(learning, [lesson, lessonOf()]);
    const learner = learnerOf(learning);
    if (seen > 0) await learner.watch(lesson.video_id, [0, seen]);
    const answer = await learner.done(lesson.video_id, reason);
    expect(answer.statusCode).toBe(status);
    if (status === 409) expect(answer.json()).toMatchObject({ type: '/problems/progress-is-measured' });
    else expect(answer.json()).toMatchObject({ completed: true, covered_seconds: seen, course: { percent: 50 } });
    expect((await learner.course(course_id)).completed_videos).toBe(status === 200 ? 1 : 0);
  });
});

test('lessons that hide their position cost their length, so that marking them is no faster than watching', async () => {
  const [one, two, long] = [100, 100, 7 * 3_600].map((duration_seconds) =>
    lessonOf({ hides_position: true, duration_seconds }),
  ) as [OutlineVideo, OutlineVideo, OutlineVideo];
  const { course_id } = await deliverCourse(learning, [one, two, long]);
  const learner = learnerOf(learning);
  const mark = async ({ video_id }: OutlineVideo) =>
    (await learner.done(video_id, 'no-position')).json<LessonProgress>();
  expect(await mark(one)).toMatchObject({ accepted: true, completed: true });
  expect(await mark(two)).toMatchObject({ accepted: false, completed: false, course: { completed_videos: 1 } });
  expect(await mark(one)).toMatchObject({ accepted: true, completed: true });
  await learner.wait(80 / 2.5);
  expect(await mark(two)).toMatchObject({ accepted: true, completed: true });
  expect(await mark(long)).toMatchObject({ accepted: false });
  await learner.wait(7 * 3_600);
  expect(await mark(long)).toMatchObject({ accepted: true, course: { percent: 100 } });
  expect((await learner.course(course_id)).completed_at).toEqual(expect.any(String));
});

test('marking several lessons at once spends the allowance once', async () => {
  const lessons = Array.from({ length: 10 }, () => lessonOf({ hides_position: true, duration_seconds: 60 }));
  const { course_id } = await deliverCourse(learning, lessons);
  const learner = learnerOf(learning);
  await Promise.all(lessons.map(({ video_id }) => learner.done(video_id, 'no-position')));
  expect((await learner.course(course_id)).completed_videos).toBe(2);
});

test('an erased person has no progress left', async () => {
  const lesson = lessonOf();
  await deliverCourse(learning, [lesson]);
  const { id, watch } = learnerOf(learning);
  await watch(lesson.video_id, [0, 10]);
  await learning.deliver(userErased, { user_id: id, version: 2 });
  for (const table of ['lesson_progress', 'learners', 'allowances', 'watched_days'])
    expect(await learning.db(table).where('user_id', id)).toEqual([]);
});
