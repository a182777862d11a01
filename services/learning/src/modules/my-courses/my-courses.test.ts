import { accessChanged, type GrantChange } from '@vidyapath/http/commerce-events';
import type { MyCourse } from '@vidyapath/http/learning-progress';
import { randomUUID } from 'node:crypto';
import { lessonOf, newId, deliverCourse } from '../../testing/courses';
import { type Caller, startTestLearning, type TestLearning } from '../../testing/test-learning';
import { learnerOf } from '../../testing/watching';

let learning: TestLearning;
beforeAll(async () => {
  learning = await startTestLearning();
});
afterAll(() => learning.stop());

const sold = { actual_price: 100, discounted_price: 50 };
const day = (offset: number) => new Date(Date.now() + offset * 86_400_000).toISOString();

const grant = (user_id: number, course_id: number | null, over: Partial<GrantChange> = {}) =>
  learning.deliver(accessChanged, {
    grant_id: randomUUID(),
    version: 1,
    user_id,
    scope: course_id === null ? 'all' : 'course',
    course_id,
    source: 'order',
    order_id: null,
    created_at: day(-10),
    starts_at: day(-10),
    ends_at: null,
    revoked_at: null,
    revoked_for: null,
    revoked_in_window: false,
    ...over,
  });

const list = async (caller: Caller, query = ''): Promise<MyCourse[]> =>
  (await learning.get(`/api/learning/my-courses?${query}`, caller)).json();

test('lists bought and begun courses with their progress, the last watched first', async () => {
  const lesson = lessonOf({ title: 'Roots' });
  const { course_id: bought } = await deliverCourse(learning, [lessonOf()], { ...sold, course_name: 'Bought' });
  const { course_id: begun } = await deliverCourse(learning, [lesson, lessonOf()], {
    course_name: 'Begun',
    course_name_hi: 'आरंभ',
  });
  const learner = learnerOf(learning);
  await grant(learner.id, bought, { ends_at: day(5) });
  await learner.watch(lesson.video_id, [0, 95]);
  const rows = await list(learner.caller);
  expect(rows).toEqual([
    {
      course_id: begun,
      course_name: 'Begun',
      course_name_hi: 'आरंभ',
      banner_image: '/media/banner.webp',
      percent: 50,
      completed_videos: 1,
      total_videos: 2,
      completed_at: null,
      last: { video_id: lesson.video_id, video_title: 'Roots', position_seconds: 95 },
      next: { video_id: expect.any(Number), video_title: 'Lesson', position_seconds: 0 },
      last_watched_at: expect.any(String),
      access: true,
      access_ends_at: null,
      certificate_serial: null,
    },
    expect.objectContaining({ course_id: bought, percent: 0, last: null, access: true, last_watched_at: null }),
  ]);
  expect(rows[1]?.access_ends_at?.slice(0, 10)).toBe(day(5).slice(0, 10));
  expect((await list(learner.caller, 'sort=course_name:desc')).map(({ course_id }) => course_id)).toEqual([
    bought,
    begun,
  ]);
  expect(await list(learner.caller, 'q=egu')).toHaveLength(1);
});

test('lists courses whose access has ended, and of a grant for all courses only the begun ones', async () => {
  const { id, caller } = learnerOf(learning);
  const { course_id: ended } = await deliverCourse(learning, [], sold);
  const { course_id: revoked } = await deliverCourse(learning, [], sold);
  await grant(id, ended, { ends_at: day(-1) });
  await grant(id, revoked, { revoked_at: day(-2), revoked_for: 'refund' });
  const before = await list(caller, 'sort=access_ends_at:desc');
  expect(before.map(({ course_id, access }) => [course_id, access])).toEqual([
    [ended, false],
    [revoked, false],
  ]);
  expect(before.map(({ access_ends_at }) => access_ends_at?.slice(0, 10))).toEqual(
    [day(-1), day(-2)].map((at) => at.slice(0, 10)),
  );
  await grant(id, null);
  expect((await list(caller)).map(({ access, access_ends_at }) => [access, access_ends_at])).toEqual([
    [true, null],
    [true, null],
  ]);
});

test('a learner goes on with the lesson left last, else with one that is not completed, the same in both answers', async () => {
  const one = lessonOf();
  const two = lessonOf();
  const three = lessonOf();
  const { course_id, deliverOutline } = await deliverCourse(learning, [one, two, three]);
  const learner = learnerOf(learning);
  const goesOnWith = async () => {
    const [inList] = await list(learner.caller);
    const { next } = await learner.course(course_id);
    expect(inList?.next && { video_id: inList.next.video_id, position_seconds: inList.next.position_seconds }).toEqual(
      next,
    );
    return next && [next.video_id, next.position_seconds];
  };
  await learner.watch(two.video_id, [0, 40]);
  expect(await goesOnWith()).toEqual([two.video_id, 40]);
  await learner.wait(1_000);
  await learner.watch(two.video_id, [40, 92]);
  expect(await goesOnWith()).toEqual([three.video_id, 0]);
  await learner.watch(three.video_id, [0, 95]);
  expect(await goesOnWith()).toEqual([one.video_id, 0]);
  await deliverOutline([{ ...one, active: false }, two, three]);
  expect(await goesOnWith()).toBeNull();
  await deliverOutline([one, two, three]);
  await learner.watch(one.video_id, [0, 95]);
  await learner.watch(two.video_id, [0, 30]);
  expect(await goesOnWith()).toBeNull();
});

test('lists only courses to go on with: not those whose access has ended, and not completed ones', async () => {
  const done = lessonOf();
  const left = lessonOf();
  const { course_id: finished } = await deliverCourse(learning, [done]);
  const { course_id: begun } = await deliverCourse(learning, [left, lessonOf()]);
  const { course_id: refunded } = await deliverCourse(learning, [lessonOf()], sold);
  const { course_id: bought } = await deliverCourse(learning, [lessonOf()], sold);
  const { course_id: empty } = await deliverCourse(learning, [], sold);
  const { id, caller, watch } = learnerOf(learning);
  await watch(left.video_id, [0, 10]);
  await watch(done.video_id, [0, 95]);
  await grant(id, refunded, { revoked_at: day(-1), revoked_for: 'refund' });
  for (const course of [bought, empty]) await grant(id, course);
  const answer = await learning.get('/api/learning/my-courses?to_go_on=true&limit=2', caller);
  expect(answer.json<MyCourse[]>().map(({ course_id }) => course_id)).toEqual([begun, bought]);
  expect(answer.headers['x-total-count']).toBe('2');
  expect(await list(caller)).toHaveLength(5);
  expect((await list(caller))[0]).toMatchObject({ course_id: finished, next: null });
});

test('an older state of a grant changes nothing', async () => {
  const { id, caller } = learnerOf(learning);
  const { course_id } = await deliverCourse(learning, [], sold);
  const grant_id = randomUUID();
  await grant(id, course_id, { grant_id, version: 2, revoked_at: day(-1) });
  await grant(id, course_id, { grant_id, version: 1 });
  expect((await list(caller))[0]).toMatchObject({ access: false });
});

test('staff reads what a person learns, and every field sorts', async () => {
  const lesson = lessonOf();
  const { course_id } = await deliverCourse(learning, [lesson]);
  const learner = learnerOf(learning);
  await learner.watch(lesson.video_id, [0, 10]);
  const read = (query = '') => learning.get(`/api/learning/people/${learner.id}/courses?${query}`, 'Staff');
  const [row] = (await read()).json<MyCourse[]>();
  expect(row).toMatchObject({ course_id, access: true });
  for (const field of Object.keys(row ?? {}))
    for (const order of ['asc', 'desc']) {
      const answer = await read(`sort=${field}:${order}&limit=1`);
      expect([field, answer.statusCode, answer.headers['x-total-count']]).toEqual([field, 200, '1']);
    }
  expect((await learning.get(`/api/learning/people/${newId()}/courses`, 'Admin')).json()).toEqual([]);
});
