import { courseChanged } from '@vidyapath/http/course-events';
import { lessonOf, newId, deliverCourse } from '../../testing/courses';
import { courseOf } from '../../testing/test-catalogue';
import { startTestLearning, type TestLearning } from '../../testing/test-learning';

let learning: TestLearning;
beforeAll(async () => {
  learning = await startTestLearning();
});
afterAll(() => learning.stop());

const lessonsOf = async (courseId: number): Promise<number[]> =>
  (await learning.db('lessons').where('course_id', courseId).whereNull('gone_at').orderBy('position')).map(
    ({ video_id }: { video_id: number }) => video_id,
  );

test('the newest state of a course counts, in any order and number of its events', async () => {
  const course = courseOf({ actual_price: 10, discounted_price: 0 });
  const gone = { ...course, version: 3, course: null };
  for (const body of [{ ...course, version: 2 }, course, gone, { ...course, version: 2 }])
    expect((await learning.deliver(courseChanged, body)).statusCode).toBe(204);
  const { course_id } = course;
  expect(await learning.db('courses').where({ course_id }).first()).toMatchObject({ version: '3', deleted: true });
});

test('a lesson that moves to another course is kept, in either order of the two events', async () => {
  const lesson = lessonOf();
  const from = await deliverCourse(learning, [lesson]);
  const to = await deliverCourse(learning, []);
  await from.deliverOutline([]);
  await to.deliverOutline([lesson]);
  expect([await lessonsOf(from.course_id), await lessonsOf(to.course_id)]).toEqual([[], [lesson.video_id]]);
  await from.deliverOutline([lesson]);
  await to.deliverOutline([]);
  expect([await lessonsOf(from.course_id), await lessonsOf(to.course_id)]).toEqual([[lesson.video_id], []]);
});

test('lessons are in the order of their course', async () => {
  const one = lessonOf();
  const two = lessonOf();
  const three = lessonOf();
  const { course_id, deliverOutline } = await deliverCourse(learning, [one, two, three]);
  await deliverOutline([three, one, lessonOf({ video_id: newId() }), two]);
  const [first, second, , last] = await lessonsOf(course_id);
  expect([first, second, last]).toEqual([three.video_id, one.video_id, two.video_id]);
});

test.each(['anonymous', 'User', 'sessions:read'])('%s may not send events', async (caller) => {
  const { app, tokens } = learning;
  const headers = { anonymous: {}, User: tokens.as('User') }[caller] ?? tokens.asService(caller);
  const { statusCode } = await app.inject({ method: 'POST', url: '/internal/learning/events', payload: {}, headers });
  expect(statusCode).toBe(caller === 'sessions:read' ? 403 : 401);
});
