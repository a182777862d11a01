import { dayInIndia } from '@vidyapath/http/india';
import type { CourseNews } from '@vidyapath/http/learning-events';
import { until } from '@vidyapath/kit-testing/until';
import { neverCalled } from '@vidyapath/service-kit/http/described-service';
import type { Events } from '@vidyapath/service-kit/events/events';
import { lessonOf, newId, deliverCourse } from '../../testing/courses';
import { startTestLearning, type TestLearning } from '../../testing/test-learning';
import { learnerOf } from '../../testing/watching';
import { publishNews, storeNewLessons } from './course-news.service';

let learning: TestLearning;
let published: CourseNews[] = [];
const today = new Date('2026-11-24T06:30:00Z');
beforeAll(async () => {
  learning = await startTestLearning();
});
afterAll(() => learning.stop());
beforeEach(() => {
  published = [];
});

/** Runs the job at this time, and keeps what it publishes. */
const run = async (course_id: number, at: Date) => {
  const publish = async (_trx: unknown, _kind: unknown, bodyOf: () => unknown) =>
    void published.push(bodyOf() as CourseNews);
  const events = neverCalled<Events>({ publish });
  const signal = new AbortController().signal;
  await publishNews({ db: learning.db, everything: false, events }, course_id, { now: () => at, signal });
};

test('publishes new lessons to those who have begun the course once a day, later ones on the next day', async () => {
  const lesson = lessonOf();
  const { course_id } = await deliverCourse(learning, [lesson]);
  const learner = learnerOf(learning);
  await learner.watch(lesson.video_id, [0, 10]);
  expect(await storeNewLessons(learning.db, course_id, 2, today)).toEqual(new Date(today.getTime() + 5_000));
  await storeNewLessons(learning.db, course_id, 1, today);
  for (let again = 0; again < 2; again += 1) await run(course_id, today);
  const news = { user_id: learner.id, course_id, course_name: 'Algebra', version: 1 };
  expect(published).toEqual([{ ...news, day: '2026-11-24', new_lessons: 3 }]);
  const tomorrow = await storeNewLessons(learning.db, course_id, 1, today);
  expect(tomorrow).toEqual(new Date('2026-11-25T03:30:00Z'));
  await run(course_id, today);
  await run(course_id, tomorrow);
  expect(published.slice(1)).toEqual([{ ...news, day: '2026-11-25', new_lessons: 1 }]);
});

test('stores new lessons of an outline that gains some, and none of an outline that is read for the first time', async () => {
  const lesson = lessonOf();
  const { course_id, deliverOutline } = await deliverCourse(learning, [lesson]);
  const waiting = () => learning.db('course_news').where({ course_id }).first<{ new_lessons: number } | undefined>();
  await deliverOutline([{ ...lesson, title: 'Renamed' }]);
  expect(await waiting()).toBeUndefined();
  await deliverOutline([lesson, lessonOf(), lessonOf({ active: false })]);
  expect((await until(waiting)).new_lessons).toBe(1);
});

test('lessons are new when they are active for the first time, and never again', async () => {
  const lesson = lessonOf();
  const dropped = Array.from({ length: 50 }, () => lessonOf({ active: false }));
  const { course_id, deliverOutline } = await deliverCourse(learning, [lesson]);
  const other = await deliverCourse(learning, []);
  // Some were published today, so that the next ones wait until tomorrow.
  await learning.db('course_news').insert({ course_id, new_lessons: 0, told_on: dayInIndia(new Date()) });
  const waiting = async () => (await learning.db('course_news').where({ course_id }).first('new_lessons')) as unknown;
  const published = dropped.map((one) => ({ ...one, active: true }));
  await deliverOutline([lesson, ...dropped]);
  expect(await waiting()).toEqual({ new_lessons: 0 });
  await deliverOutline([lesson, ...published]);
  expect(await waiting()).toEqual({ new_lessons: 50 });
  await deliverOutline([{ ...lesson, active: false }, ...dropped]);
  await deliverOutline([lesson, ...published]);
  await deliverOutline([lesson]);
  await deliverOutline([lesson, ...published]);
  expect(await waiting()).toEqual({ new_lessons: 50 });
  // What comes from another course is new in this one.
  const moved = lessonOf();
  await other.deliverOutline([moved]);
  await deliverOutline([lesson, ...published, moved]);
  expect(await waiting()).toEqual({ new_lessons: 51 });
});

test('a lesson that was active before the service counted that is not new', async () => {
  const lesson = lessonOf();
  const { course_id, deliverOutline } = await deliverCourse(learning, [lesson, lessonOf()]);
  // As the release before stored it, which did not know the column.
  await learning.db('lessons').where({ course_id }).update({ was_active: false });
  await deliverOutline([{ ...lesson, active: false }]);
  await deliverOutline([lesson]);
  expect(await learning.db('course_news').where({ course_id })).toEqual([]);
});

test('publishes no new lessons to people who may no longer learn the course', async () => {
  const lesson = lessonOf();
  const { course_id } = await deliverCourse(learning, [lesson], { actual_price: 10, discounted_price: 10 });
  const learner = learnerOf(learning, newId());
  learning.commerce.grant(learner.id, course_id);
  await learner.watch(lesson.video_id, [0, 10]);
  await storeNewLessons(learning.db, course_id, 1, today);
  await run(course_id, today);
  expect(published).toEqual([]);
});
