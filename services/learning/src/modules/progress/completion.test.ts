import { courseCompleted } from '@vidyapath/http/learning-events';
import { publishedBodies } from '@vidyapath/kit-testing/published';
import { until } from '@vidyapath/kit-testing/until';
import { lessonOf, deliverCourse } from '../../testing/courses';
import { passHours } from '../../testing/removals';
import { startTestLearning, type TestLearning } from '../../testing/test-learning';
import { learnerOf } from '../../testing/watching';

let learning: TestLearning;
beforeAll(async () => {
  learning = await startTestLearning();
});
afterAll(() => learning.stop());

const all = [0, 100] as const;
const completions = async (courseId: number) =>
  (await publishedBodies(learning.db, courseCompleted)).filter(({ course_id }) => course_id === courseId);

test('a completed course is published once, and stays completed when lessons are added and removed', async () => {
  const one = lessonOf();
  const two = lessonOf();
  const late = lessonOf();
  const { course_id, deliverOutline } = await deliverCourse(learning, [one, two]);
  const learner = learnerOf(learning);
  await learner.watch(one.video_id, all);
  await learner.wait(100);
  const { course } = await learner.watch(two.video_id, all);
  expect(course).toMatchObject({ percent: 100, completed_at: expect.any(String) });
  await deliverOutline([one, late, two]);
  const now = await learner.course(course_id);
  expect(now).toMatchObject({ percent: 66, total_videos: 3, completed_at: course.completed_at });
  await learner.wait(100);
  await learner.watch(late.video_id, all);
  expect(await learner.course(course_id)).toMatchObject({ percent: 100, completed_at: course.completed_at });
  await until(async () => (await completions(course_id))[0]);
  expect(await completions(course_id)).toEqual([
    { user_id: learner.id, course_id, course_name: 'Algebra', completed_at: course.completed_at, version: 1 },
  ]);
});

test('moved lessons keep their progress, and their course has the new order', async () => {
  const one = lessonOf();
  const two = lessonOf();
  const { course_id, deliverOutline } = await deliverCourse(learning, [one, two]);
  const learner = learnerOf(learning);
  await learner.watch(one.video_id, all);
  await deliverOutline([two, { ...one, module_id: 2, title: 'Renamed' }]);
  const { videos, percent } = await learner.course(course_id);
  expect(percent).toBe(50);
  expect(videos.map(({ video_id, completed }) => [video_id, completed])).toEqual([
    [two.video_id, false],
    [one.video_id, true],
  ]);
});

test('a lesson with another file starts again, and no other lesson does', async () => {
  const one = lessonOf();
  const two = lessonOf();
  const { course_id, deliverOutline } = await deliverCourse(learning, [one, two]);
  const learner = learnerOf(learning);
  await learner.watch(one.video_id, all);
  await learner.watch(two.video_id, [0, 10]);
  await deliverOutline([{ ...one, file: 'another' }, two]);
  expect((await learner.course(course_id)).videos.map(({ coverage }) => coverage)).toEqual([0, 0.1]);
  expect(await learner.watch(one.video_id, [0, 5])).toMatchObject({ covered_seconds: 5, completed: false });
});

test('inactive lessons do not count, are hidden from learners, and keep their progress', async () => {
  const one = lessonOf();
  const two = lessonOf();
  const { course_id, deliverOutline } = await deliverCourse(learning, [one, two]);
  const learner = learnerOf(learning);
  await learner.watch(one.video_id, [0, 50]);
  await deliverOutline([{ ...one, active: false }, two]);
  expect(await learner.course(course_id)).toMatchObject({ total_videos: 1, last: null });
  expect((await learner.report(one.video_id, [])).statusCode).toBe(404);
  await deliverOutline([one, two]);
  expect((await learner.course(course_id)).last).toEqual({ video_id: one.video_id, position_seconds: 50 });
});

test('deleting the one unseen lesson completes the course a day later', async () => {
  const one = lessonOf();
  const two = lessonOf();
  const { course_id, deliverOutline } = await deliverCourse(learning, [one, two]);
  const nearly = learnerOf(learning);
  const half = learnerOf(learning);
  await nearly.watch(one.video_id, all);
  await half.watch(one.video_id, [0, 50]);
  await deliverOutline([one]);
  await passHours(learning, 24);
  expect(await nearly.course(course_id)).toMatchObject({ percent: 100, completed_at: expect.any(String) });
  expect(await half.course(course_id)).toMatchObject({ percent: 0, completed_at: null });
  expect(await completions(course_id)).toHaveLength(1);
});

test.each([
  ['shorter', 200, [100]],
  ['unknown, and then shorter', 200, [0, 100]],
  ['longer, and then shorter', 200, [300, 100]],
])(
  'a lesson that gets %s completes itself, its course and a certificate for who has seen it',
  async (_what, duration_seconds, lengths) => {
    const one = lessonOf({ duration_seconds });
    const two = lessonOf();
    const { course_id, deliverOutline } = await deliverCourse(learning, [one, two]);
    const nearly = learnerOf(learning);
    const half = learnerOf(learning);
    await nearly.watch(one.video_id, [0, 95]);
    await half.watch(one.video_id, [0, 50]);
    for (const { watch, wait } of [nearly, half]) {
      await wait(200);
      await watch(two.video_id, all);
    }
    for (const length of lengths) await deliverOutline([{ ...one, duration_seconds: length }, two]);
    await until(async () => (await completions(course_id))[0]);
    expect(await nearly.course(course_id)).toMatchObject({ percent: 100, completed_at: expect.any(String) });
    expect((await half.course(course_id)).videos[0]).toMatchObject({ coverage: 0.5, completed: false });
    expect(await completions(course_id)).toEqual([expect.objectContaining({ user_id: nearly.id })]);
    expect(await learning.db('certificates').where({ course_id }).pluck('user_id')).toEqual([nearly.id]);
  },
);

test.each([[200], [0]])('a completed lesson that gets %d s long stays completed', async (length) => {
  const one = lessonOf();
  const two = lessonOf();
  const { course_id, deliverOutline } = await deliverCourse(learning, [one, two]);
  const learner = learnerOf(learning);
  await learner.watch(one.video_id, all);
  await deliverOutline([{ ...one, duration_seconds: length }, two]);
  expect((await learner.course(course_id)).videos[0]).toMatchObject({ completed: true });
});

test('a course is completed by a lesson that has its former file again', async () => {
  const one = lessonOf();
  const two = lessonOf();
  const { course_id, deliverOutline } = await deliverCourse(learning, [one, two]);
  const learner = learnerOf(learning);
  await learner.watch(one.video_id, all);
  await deliverOutline([{ ...one, file: 'another' }, two]);
  await learner.wait(100);
  await learner.watch(two.video_id, all);
  expect(await learner.course(course_id)).toMatchObject({ percent: 50, completed_at: null });
  await deliverOutline([one, two]);
  await until(async () => (await completions(course_id))[0]);
  expect(await learner.course(course_id)).toMatchObject({ percent: 100, completed_at: expect.any(String) });
});

test('a course without videos is at 0 % and never completed', async () => {
  const lesson = lessonOf();
  const { course_id, deliverOutline } = await deliverCourse(learning, [lesson]);
  const learner = learnerOf(learning);
  await learner.watch(lesson.video_id, [0, 10]);
  await deliverOutline([]);
  expect(await learner.course(course_id)).toEqual({
    course_id,
    percent: 0,
    completed_videos: 0,
    total_videos: 0,
    completed_at: null,
    last: null,
    next: null,
    has_review: false,
    videos: [],
  });
});

test('deletes all data of a deleted course', async () => {
  const lesson = lessonOf();
  const { course_id, deliverDeletion } = await deliverCourse(learning, [lesson]);
  const learner = learnerOf(learning);
  await learner.watch(lesson.video_id, [0, 10]);
  await deliverDeletion();
  await until(async () => ((await learning.db('learners').where({ course_id })).length === 0 ? true : undefined));
  expect(await learning.db('lessons').where({ course_id })).toEqual([]);
  expect(await learning.db('lesson_progress').where('video_id', lesson.video_id)).toEqual([]);
  expect((await learner.report(lesson.video_id, [])).statusCode).toBe(404);
});
