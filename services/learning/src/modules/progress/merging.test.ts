import fc from 'fast-check';
import { lessonOf, deliverCourse } from '../../testing/courses';
import { startTestLearning, type TestLearning } from '../../testing/test-learning';
import { learnerOf } from '../../testing/watching';

let learning: TestLearning;
beforeAll(async () => {
  learning = await startTestLearning();
});
afterAll(() => learning.stop());

const duration = 60;
/** Ten parts of a second are what the model counts. */
const grain = 10;
const rangeOf = fc
  .tuple(fc.nat((duration + 1) * grain), fc.nat((duration + 1) * grain))
  .filter(([from, to]) => from < to)
  .map(([from, to]) => [from / grain, to / grain] as const);

test('random ranges in any order cover what a model of tenths of a second covers', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.array(rangeOf, { maxLength: 5 }), { minLength: 1, maxLength: 5 }), async (reports) => {
      const lesson = lessonOf({ duration_seconds: duration });
      await deliverCourse(learning, [lesson]);
      const { watch } = learnerOf(learning);
      const model = new Set<number>();
      for (const ranges of reports) {
        for (const [from, to] of ranges)
          for (let at = from * grain; at < Math.min(to, duration) * grain; at += 1) model.add(Math.round(at));
        const answer = await watch(lesson.video_id, ...ranges);
        expect(answer.accepted).toBe(true);
        expect(answer.covered_seconds).toBeCloseTo(model.size / grain, 6);
        expect(answer.coverage).toBeLessThanOrEqual(1);
        expect(answer.completed).toBe(model.size >= 0.9 * duration * grain);
      }
    }),
    { numRuns: 25 },
  );
});

test('50 reports of two devices at once lose nothing, and complete the course once', async () => {
  const lesson = lessonOf();
  const { course_id } = await deliverCourse(learning, [lesson]);
  const { id, watch, course } = learnerOf(learning);
  const even = Array.from({ length: 25 }, (_, at) => [at * 4, at * 4 + 2] as const);
  const odd = even.map(([from]) => [from + 2, from + 4] as const);
  const answers = await Promise.all([...even, ...odd].map((range) => watch(lesson.video_id, range)));
  expect(answers.every(({ accepted }) => accepted)).toBe(true);
  expect((await watch(lesson.video_id)).covered_seconds).toBe(100);
  const { completed_at, percent } = await course(course_id);
  expect(percent).toBe(100);
  const times = new Set(answers.map((answer) => answer.course.completed_at).filter(Boolean));
  expect([...times]).toEqual([completed_at]);
  const [day] = await learning.db('watched_days').where('user_id', id);
  expect(Number((day as { seconds: string }).seconds)).toBe(100);
});

test('does not accept more parts than a person can watch', async () => {
  const lesson = lessonOf({ duration_seconds: 40_000 });
  await deliverCourse(learning, [lesson]);
  const { watch, wait } = learnerOf(learning);
  await watch(lesson.video_id, [0, 0.001]);
  await wait(3_600);
  let taken = 0;
  for (let report = 0; report < 8; report += 1) {
    const ranges = Array.from({ length: 200 }, (_, at) => {
      const from = 2 + (report * 200 + at) / 100;
      return [from, from + 0.001] as const;
    });
    if ((await watch(lesson.video_id, ...ranges)).accepted) taken += 1;
  }
  expect(taken).toBe(4);
});
