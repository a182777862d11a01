import type { OutlineVideo } from '@vidyapath/http/course-events';
import { paths } from '@vidyapath/http/paths';
import { until } from '@vidyapath/kit-testing/until';
import { lessonOf, deliverCourse } from '../../testing/courses';
import { completionsDone, deleteGone, passHours } from '../../testing/removals';
import { startTestLearning, type TestLearning } from '../../testing/test-learning';
import { learnerOf } from '../../testing/watching';

let learning: TestLearning;
beforeAll(async () => {
  learning = await startTestLearning();
});
afterAll(() => learning.stop());

const all = [0, 100] as const;
const inactive = (lesson: OutlineVideo): OutlineVideo => ({ ...lesson, active: false });
const certified = (course_id: number): Promise<number[]> =>
  learning.db('certificates').where({ course_id }).orderBy('user_id').pluck('user_id');

async function learnerWho(...lessons: readonly OutlineVideo[]) {
  const learner = learnerOf(learning);
  for (const { video_id } of lessons) {
    await learner.watch(video_id, all);
    await learner.wait(100);
  }
  return learner;
}

const ids = (...learners: readonly { id: number }[]) => learners.map(({ id }) => id).toSorted((a, b) => a - b);

type Course = Awaited<ReturnType<typeof deliverCourse>>;
const moved =
  (order: 'old course first' | 'new course first') => async (from: Course, six: readonly OutlineVideo[]) => {
    const to = await deliverCourse(learning, []);
    const leave = () => from.deliverOutline(six.slice(0, 1));
    const arrive = () => to.deliverOutline(six.slice(1));
    for (const step of order === 'old course first' ? [leave, arrive] : [arrive, leave]) await step();
  };

test.each([
  [
    'unpublished',
    async ({ deliverOutline }: Course, [first, ...five]: readonly OutlineVideo[]) => {
      await deliverOutline([first as OutlineVideo, ...five.map(inactive)]);
    },
  ],
  [
    'unpublished one by one',
    async ({ deliverOutline }: Course, six: readonly OutlineVideo[]) => {
      for (let kept = 5; kept > 0; kept -= 1)
        await deliverOutline(six.map((lesson, at) => (at < kept ? lesson : inactive(lesson))));
    },
  ],
  [
    'deleted',
    async ({ deliverOutline }: Course, six: readonly OutlineVideo[]) => {
      await deliverOutline(six.slice(0, 1));
      await learning
        .db('lessons')
        .whereNotNull('gone_at')
        .update({ gone_at: new Date(Date.now() - 3_600_000) });
      await deleteGone(learning);
    },
  ],
  ['moved', moved('old course first')],
  ['moved, and the new course says it first', moved('new course first')],
])('five of six lessons that are %s complete the course for nobody before a day has passed', async (_how, remove) => {
  const six = Array.from({ length: 6 }, () => lessonOf());
  const [first] = six as [OutlineVideo];
  const course = await deliverCourse(learning, six);
  const { course_id } = course;
  const completed = await learnerWho(...six);
  const started = await learnerWho(first);
  const nearly = await learnerWho(...six.slice(1));
  const late = await learnerWho(...six.slice(1, 3));
  const before = await completed.course(course_id);
  await remove(course, six);
  await completionsDone(learning);
  expect(await completed.course(course_id)).toMatchObject({ total_videos: 1, completed_at: before.completed_at });
  expect(await started.course(course_id)).toMatchObject({ total_videos: 1, percent: 100, completed_at: null });
  for (const learner of [nearly, late]) await learner.watch(first.video_id, all);
  expect((await nearly.course(course_id)).completed_at).toEqual(expect.any(String));
  expect(await late.course(course_id)).toMatchObject({ percent: 100, completed_at: null });
  await passHours(learning, 23);
  expect(await certified(course_id)).toEqual(ids(completed, nearly));
  await passHours(learning, 1);
  expect(await certified(course_id)).toEqual(ids(completed, started, nearly, late));
  expect((await completed.course(course_id)).completed_at).toBe(before.completed_at);
  expect((await late.course(course_id)).completed_at).toEqual(expect.any(String));
});

test('a day later the lessons count that the course has then', async () => {
  const one = lessonOf();
  const two = lessonOf();
  const three = lessonOf();
  const late = lessonOf();
  const { course_id, deliverOutline } = await deliverCourse(learning, [one, two, three]);
  const learner = await learnerWho(one, two);
  await deliverOutline([one, two, inactive(three)]);
  await deliverOutline([one, two, inactive(three), late]);
  await passHours(learning, 24);
  expect(await learner.course(course_id)).toMatchObject({ percent: 66, completed_at: null });
  await deliverOutline([one, two, three]);
  await passHours(learning, 24);
  expect(await learner.course(course_id)).toMatchObject({ percent: 66, completed_at: null });
});

test('a lesson that comes back within the day completes nothing, and each removal counts from its own time', async () => {
  const one = lessonOf();
  const two = lessonOf();
  const three = lessonOf();
  const { course_id, deliverOutline } = await deliverCourse(learning, [one, two, three]);
  const withTwo = await learnerWho(one, two);
  const withThree = await learnerWho(one, three);
  await deliverOutline([one, inactive(two), three]);
  await passHours(learning, 12);
  await deliverOutline([one, inactive(two), inactive(three)]);
  await passHours(learning, 12);
  expect(await certified(course_id)).toEqual(ids(withThree));
  await deliverOutline([one, two, three]);
  await deliverOutline([one, two, inactive(three)]);
  await passHours(learning, 12);
  expect((await withTwo.course(course_id)).completed_at).toBeNull();
  await passHours(learning, 12);
  expect(await certified(course_id)).toEqual(ids(withTwo, withThree));
});

test('an unpublished lesson has its progress, notes and threads again when it is published', async () => {
  const lesson = lessonOf();
  const other = lessonOf();
  const { course_id, deliverOutline } = await deliverCourse(learning, [lesson, other]);
  const learner = await learnerWho(lesson);
  const { video_id } = lesson;
  await learning.post(paths.notes, { video_id, at_seconds: 5, body: 'Remember' }, learner.caller);
  const thread = { video_id, at_seconds: 5, title: 'Why is it so?', body: 'I do not see it.' };
  await learning.post(paths.courseThreads(course_id), thread, learner.caller);
  const read = async () => {
    const ofCourse = [paths.learnedCourse, paths.courseNotes, paths.courseThreads].map((pathOf) => pathOf(course_id));
    const urls = [...ofCourse, paths.myCourses];
    return Promise.all(urls.map(async (url): Promise<unknown> => (await learning.get(url, learner.caller)).json()));
  };
  const before = await read();
  await deliverOutline([inactive(lesson), other]);
  const [progress, notes, threads, myCourses] = await read();
  expect(progress).toMatchObject({ total_videos: 1, completed_videos: 0 });
  expect(myCourses).toMatchObject([{ total_videos: 1, completed_videos: 0, last: null }]);
  expect([notes, threads]).toEqual(before.slice(1, 3));
  await deliverOutline([lesson, other]);
  expect(await read()).toEqual(before);
});

test('a deleted lesson is deleted with its progress a day later; notes and threads stay', async () => {
  const one = lessonOf();
  const two = lessonOf();
  const { course_id, deliverOutline } = await deliverCourse(learning, [one, two]);
  const learner = await learnerWho(one);
  await learning.post(paths.notes, { video_id: one.video_id, at_seconds: 5, body: 'Remember' }, learner.caller);
  await deliverOutline([two]);
  const { video_id } = one;
  const stored = async () => {
    await deleteGone(learning);
    return Promise.all(['lessons', 'lesson_progress'].map((table) => learning.db(table).where({ video_id })));
  };
  expect((await stored()).map(({ length }) => length)).toEqual([1, 1]);
  expect((await learner.report(video_id, [])).statusCode).toBe(404);
  await passHours(learning, 24);
  expect(await stored()).toEqual([[], []]);
  const [note] = (await learning.get(paths.courseNotes(course_id), learner.caller)).json<unknown[]>();
  expect(note).toMatchObject({ body: 'Remember', video_id: null });
});

test('a deleted course leaves nothing behind', async () => {
  const one = lessonOf();
  const two = lessonOf();
  const { course_id, deliverOutline, deliverDeletion } = await deliverCourse(learning, [one, two]);
  await learnerWho(one);
  await deliverOutline([one]);
  await deliverDeletion();
  await until(async () => ((await learning.db('learners').where({ course_id })).length === 0 ? true : undefined));
  expect(await learning.db('removed_lessons').where({ course_id })).toEqual([]);
});
