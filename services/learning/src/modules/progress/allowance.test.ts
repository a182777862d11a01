import { lessonOf, deliverCourse } from '../../testing/courses';
import { startTestLearning, type TestLearning } from '../../testing/test-learning';
import { learnerOf } from '../../testing/watching';

let learning: TestLearning;
beforeAll(async () => {
  learning = await startTestLearning();
});
afterAll(() => learning.stop());

const longLesson = async (duration_seconds = 3 * 3_600) => {
  const lesson = lessonOf({ duration_seconds });
  await deliverCourse(learning, [lesson]);
  return lesson.video_id;
};

test('a client that reports everything as seen at once gains nothing except its position', async () => {
  const video = await longLesson();
  const { watch } = learnerOf(learning);
  expect(await watch(video, [0, 5_000])).toMatchObject({
    accepted: false,
    covered_seconds: 0,
    position_seconds: 5_000,
  });
  expect(await watch(video, [0, 100])).toMatchObject({ accepted: true, covered_seconds: 100 });
  expect(await watch(video, [100, 160])).toMatchObject({ accepted: false, covered_seconds: 100 });
});

test('seconds that were seen before cost nothing, and false reports in small steps reach the same limit', async () => {
  const video = await longLesson();
  const { watch } = learnerOf(learning);
  for (let again = 0; again < 5; again += 1) expect(await watch(video, [0, 100])).toMatchObject({ accepted: true });
  let accepted = 100;
  for (let from = 100; from < 600; from += 10) if ((await watch(video, [from, from + 10])).accepted) accepted += 10;
  expect(accepted).toBeLessThanOrEqual(200);
});

test('a journey of two hours without network loses nothing', async () => {
  const video = await longLesson();
  const { watch, wait } = learnerOf(learning);
  await watch(video, [0, 10]);
  await wait(7_200);
  const reports = Array.from({ length: 72 }, (_, at) => [10 + at * 100, 110 + at * 100] as const);
  for (const range of reports) expect(await watch(video, range)).toMatchObject({ accepted: true });
  expect(await watch(video)).toMatchObject({ covered_seconds: 7_210 });
});

test('a learner whose first report is from a long journey sends it again until all is accepted', async () => {
  const video = await longLesson();
  const { watch, wait } = learnerOf(learning);
  expect(await watch(video, [0, 7_200])).toMatchObject({ accepted: false });
  await wait(7_200 / 2.5);
  expect(await watch(video, [0, 7_200])).toMatchObject({ accepted: true, covered_seconds: 7_200 });
});

test('an allowance grows to six hours and no further', async () => {
  const video = await longLesson(10 * 3_600);
  const { watch, wait } = learnerOf(learning);
  await watch(video, [0, 1]);
  await wait(30 * 24 * 3_600);
  expect(await watch(video, [0, 6 * 3_600 + 2])).toMatchObject({ accepted: false });
  expect(await watch(video, [0, 6 * 3_600])).toMatchObject({ accepted: true });
});

test('a clock that was set back takes no allowance away', async () => {
  const video = await longLesson();
  const { watch, wait } = learnerOf(learning);
  await watch(video, [0, 10]);
  await wait(-3_600);
  expect(await watch(video, [10, 110])).toMatchObject({ accepted: true });
});
