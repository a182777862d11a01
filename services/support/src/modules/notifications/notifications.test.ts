import { notifyOfEndings } from './endings/endings.service';
import { storeGrants } from './endings/grants.repository';
import { createNotified, nextId, paid, review } from '../../testing/notified';
import { startTestSupport, type TestSupport } from '../../testing/test-support';
import { deleteBeyond } from './notification-housekeeping';

let support: TestSupport;
let to: ReturnType<typeof createNotified>;
beforeAll(async () => {
  support = await startTestSupport();
  to = createNotified(support);
});
afterAll(() => support.stop());
const typesOf = async (id: number, role?: 'Staff') => (await to.notifications(id, role)).map(({ type }) => type).sort();

test('a cause that is delivered repeatedly, also at the same time, makes one notification', async () => {
  const id = await to.person();
  const order = paid(id);
  const answers = await Promise.all(Array.from({ length: 6 }, () => to.event('commerce.order-paid', order)));
  await to.event('commerce.order-paid', order);
  for (const { statusCode } of answers) expect(statusCode).toBe(204);
  expect(await to.notifications(id)).toEqual([
    {
      notification_id: expect.any(String) as string,
      type: 'order-paid',
      params: { order_number: 'VP-1', total_paise: 199_900 },
      link: `/orders/${order.order_id}`,
      created_at: order.paid_at,
      read_at: null,
    },
  ]);
});

test.each([[[1, 2, 3, 4]], [[4, 3, 2, 1]], [[3, 4, 1, 1, 2]]])(
  'staff and the writer of a review get the same notifications in any order of its changes (%j)',
  async (order) => {
    const writer = await to.person();
    const staff = await to.person('Staff');
    const decided = { decision: 'accept', decided_at: '2026-11-24T09:00:00.000Z' };
    const review_id = `r${writer}`;
    const changes = [{}, {}, { ...decided, waiting: false }, decided];
    for (const version of order)
      await to.event('learning.review-changed', review(writer, version, { review_id, ...changes[version - 1] }));
    expect(await typesOf(writer)).toEqual(['review-decided']);
    expect(await typesOf(staff, 'Staff')).toEqual(['review-waiting', 'review-waiting']);
    // A person who is no longer staff does not see them.
    expect(await typesOf(staff)).toEqual([]);
  },
);

test('marks own notifications as read, by ids or all, and never those of others', async () => {
  const id = await to.person();
  const other = await to.person();
  for (const one of [id, id, id, other]) await to.event('commerce.order-paid', paid(one));
  const ids = (await to.notifications(id)).map(({ notification_id }) => notification_id);
  const foreign = (await to.notifications(other)).map(({ notification_id }) => notification_id);
  const read = async (payload: object) =>
    support.app.inject({ method: 'POST', url: '/api/support/notifications/read', headers: to.headersOf(id), payload });
  expect((await read({ ids: [ids[0], ...foreign] })).json()).toEqual({ unread: 2 });
  const list = await support.app.inject({
    url: '/api/support/notifications?unread=true&limit=1',
    headers: to.headersOf(id),
  });
  expect([list.headers['x-unread-count'], list.headers['x-total-count']]).toEqual(['2', '2']);
  expect((await read({ all: true })).json()).toEqual({ unread: 0 });
  expect((await to.notifications(other))[0]?.read_at).toBeNull();
  expect([(await read({})).statusCode, (await read({ ids, all: true })).statusCode]).toEqual([400, 400]);
});

test('an answer leads to its place in the thread, and opening the thread reads all of its notifications', async () => {
  const id = await to.person();
  const other = await to.person();
  const thread_id = 'd2a2ff8a-8e2d-4c0f-9c75-3b7a6a2d8f10';
  const answer = (post_id: string, over: object = {}) => ({
    post_id,
    thread_id,
    user_id: id,
    answered_by: 9,
    by_staff: false,
    course_id: 7,
    course_name: 'Kathak',
    title: 'Call 1800',
    answered_at: '2026-11-24T09:59:00.000Z',
    version: 1,
    ...over,
  });
  const posts = ['11f0c2de-52cf-4a8e-8f4e-0d4b9f3a7c01', '11f0c2de-52cf-4a8e-8f4e-0d4b9f3a7c02'];
  for (const post of posts) await to.event('learning.thread-answered', answer(post));
  const elsewhere = '5a0a8f3e-14c4-4f0b-8a41-9a52ce6f7b03';
  await to.event('learning.thread-answered', answer(elsewhere, { thread_id: elsewhere, video_id: 3 }));
  const links = (await to.notifications(id)).map(({ link }) => link);
  expect(links).toContain(`/learn/7?tab=questions&thread=${thread_id}#post-${posts[0]}`);
  expect(links).toContain(`/learn/7/3?tab=questions&thread=${elsewhere}#post-${elsewhere}`);
  const read = (as: number, payload: object) =>
    support.app.inject({ method: 'POST', url: '/api/support/notifications/read', headers: to.headersOf(as), payload });
  const topic = `thread/${thread_id}`;
  await read(other, { topic });
  expect((await to.notifications(id)).filter(({ read_at }) => read_at)).toEqual([]);
  expect((await read(id, { topic })).json()).toEqual({ unread: 1 });
  for (const body of [{ topic, all: true }, { topic: '' }, { topic: 'x'.repeat(101) }])
    expect((await read(id, body)).statusCode).toBe(400);
});

test('the end of access makes a notification 14 and 2 days before, once each, and none where other access continues', async () => {
  const { db } = support;
  const ends = await to.person();
  const goesOn = await to.person();
  const short = await to.person();
  await db('courses').insert({ course_id: 9, version: 1, deleted: false, name: 'Sitar' });
  const grant = (user_id: number, n: number, over: object = {}) =>
    storeGrants(db, [
      {
        grant_id: `00000000-0000-4000-8000-${String(user_id * 10 + n).padStart(12, '0')}`,
        version: 1,
        user_id,
        scope: 'course',
        course_id: 9,
        source: 'order',
        order_id: null,
        created_at: '2026-01-01T00:00:00.000Z',
        starts_at: '2026-01-01T00:00:00.000Z',
        ends_at: '2027-01-31T00:00:00.000Z',
        revoked_at: null,
        revoked_for: null,
        revoked_in_window: false,
        ...over,
      },
    ]);
  await grant(ends, 1);
  await grant(goesOn, 1);
  await grant(goesOn, 2, { scope: 'all', course_id: null, ends_at: null });
  await grant(short, 1, { starts_at: '2027-01-26T00:00:00.000Z' });
  for (const day of ['2027-01-10', '2027-01-18', '2027-01-18', '2027-01-28', '2027-01-29', '2027-01-30', '2027-02-02'])
    await Promise.all([1, 2].map(() => notifyOfEndings(support.ctx, new Date(`${day}T06:00:00Z`))));
  const days = async (id: number) => (await to.notifications(id)).map(({ params }) => params.days).sort();
  expect(await days(ends)).toEqual([14, 2]);
  expect(await days(goesOn)).toEqual([]);
  expect(await days(short)).toEqual([2]);
});

test('deletes all notifications of an erased account, and keeps the newest of each person', async () => {
  const id = await to.person();
  const other = await to.person();
  for (const one of [id, other, other, other]) await to.event('commerce.order-paid', paid(one));
  await to.event('auth.user-erased', { user_id: id, version: 9 });
  await to.event('commerce.order-paid', paid(id));
  expect(await to.notifications(id)).toEqual([]);
  await deleteBeyond(support.db, 2);
  expect(await to.notifications(other)).toHaveLength(2);
  expect(await to.notifications(nextId())).toEqual([]);
});

test.each(['account', 'payment'])(
  'deletes the notifications of staff that have the subject of an erased account (%s), and no others',
  async (category) => {
    const id = await to.person();
    const other = await to.person();
    const staff = await to.person('Staff');
    for (const one of [id, other]) {
      const payload = { category, subject: `Subject ${one}`, body: 'Hello' };
      await support.app.inject({ method: 'POST', url: '/api/support/tickets', headers: to.headersOf(one), payload });
    }
    const subjects = async () => (await to.notifications(staff, 'Staff')).map(({ params }) => params.subject).sort();
    expect(await subjects()).toEqual([`Subject ${id}`, `Subject ${other}`]);
    await to.event('auth.user-erased', { user_id: id, version: 9 });
    expect(await subjects()).toEqual([`Subject ${other}`]);
  },
);

test('the uploader of a file that cannot be played is notified once for each failure, while they are staff', async () => {
  const staff = await to.person('Staff');
  const other = await to.person('Staff');
  const failed = { asset_id: `asset-${staff}`, title: 'Ohm', problem: 'damaged', user_id: staff, version: 3 };
  for (const version of [3, 3, 5]) await to.event('media.lesson-failed', { ...failed, version });
  const [notification, ...rest] = await to.notifications(staff, 'Staff');
  expect(rest).toHaveLength(1);
  expect(notification).toMatchObject({
    type: 'lesson-failed',
    params: { title: 'Ohm', problem: 'damaged' },
    link: '/course/module-master',
  });
  expect([await typesOf(staff), await typesOf(other, 'Staff')]).toEqual([[], []]);
});

test('who planned a publication is notified of it once, and the Hindi name of the course is in it', async () => {
  const staff = await to.person('Staff');
  const course = { course_id: 4_100, version: 2, deleted: false, name: 'Current', name_hi: 'बिजली' };
  await support.db('courses').insert(course);
  const due_at = '2026-11-28T06:30:00.000Z';
  const names = { course_id: 4_100, course_name: 'Current' };
  const due = { ...names, user_id: staff, published: false, due_at, version: 3 };
  for (let again = 0; again < 2; again += 1) await to.event('catalogue.publication-due', due);
  expect(await to.notifications(staff, 'Staff')).toEqual([
    expect.objectContaining({
      type: 'course-published',
      params: { course_name: 'Current', course_name_hi: 'बिजली', published: false, due_at },
      link: '/studio/courses/4100/details',
    }),
  ]);
});
