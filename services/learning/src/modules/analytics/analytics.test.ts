import type { Analytics } from '@vidyapath/http/learning-progress';
import { lessonOf, deliverCourse } from '../../testing/courses';
import { startTestLearning, type TestLearning } from '../../testing/test-learning';
import { learnerOf } from '../../testing/watching';

let learning: TestLearning;
/** Just before and after midnight in India. */
let now = new Date('2026-11-23T18:29:00Z');
beforeAll(async () => {
  learning = await startTestLearning({ now: () => now });
});
afterAll(() => learning.stop());

test('days of India count newly seen seconds, and consecutive days make a streak', async () => {
  const lesson = lessonOf();
  await deliverCourse(learning, [lesson]);
  const { caller, watch } = learnerOf(learning);
  const read = async (query = ''): Promise<Analytics> =>
    (await learning.get(`/api/learning/analytics${query}`, caller)).json();
  expect(await read()).toMatchObject({ total_seconds: 0, streak_days: 0, courses_completed: 0, certificates: 0 });
  await watch(lesson.video_id, [0, 20.5]);
  now = new Date('2026-11-23T18:31:00Z');
  await watch(lesson.video_id, [0, 95]);
  expect(await read('?days=3')).toEqual({
    days: [
      { date: '2026-11-22', seconds: 0 },
      { date: '2026-11-23', seconds: 20.5 },
      { date: '2026-11-24', seconds: 74.5 },
    ],
    total_seconds: 95,
    streak_days: 2,
    courses_completed: 1,
    certificates: 1,
  });
  expect((await read()).days).toHaveLength(30);
});

test.each(['days=0', 'days=367', 'days=x', 'other=1'])('%s is 400', async (query) => {
  expect((await learning.get(`/api/learning/analytics?${query}`, 'User')).statusCode).toBe(400);
});
