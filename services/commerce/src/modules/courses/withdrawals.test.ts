import { nextId, now, storeCourse, storeGrant, storeOrder, storePerson } from '../../testing/offers-factories';
import { type Offers, startOffers } from '../../testing/offers-fixture';
import { barredCourses, holdCourses } from './courses.repository';
import { liftForgotten } from './withdrawals.service';

let offers: Offers;
beforeAll(async () => {
  offers = await startOffers(now);
});
afterAll(() => offers.stop());
beforeEach(() => {
  offers.clock.now = now;
});

const call = async (method: 'PUT' | 'DELETE', courseId: number, scope = 'courses:withdraw') =>
  offers.app.inject({
    method,
    url: `/internal/courses/${courseId}/withdrawal`,
    headers: offers.tokens.asService(scope),
  });
const withdraw = async (courseId: number) => (await call('PUT', courseId)).statusCode;
const problemOf = async (courseId: number) => {
  const { lines } = (
    await offers.send('POST', '/api/commerce/quote', { items: [{ kind: 'course', course_id: courseId }] })
  ).json<{ lines: { problem: string | null }[] }>();
  return lines[0]?.problem;
};
const at = (ms: number) => new Date(now.getTime() + ms);
const fourDays = 4 * 24 * 3_600_000;

test('a course without buyers is withdrawn, and restored', async () => {
  const { course_id } = await storeCourse(offers.db);
  expect([await withdraw(course_id), await withdraw(course_id)]).toEqual([204, 204]);
  expect(await problemOf(course_id)).toBe('not-for-sale');
  expect((await call('DELETE', course_id)).statusCode).toBe(204);
  expect(await problemOf(course_id)).toBeNull();
});

test('paid and given grants keep a course, enrolments and what is over do not', async () => {
  for (const [fields, status] of [
    [{}, 409],
    [{ ends_at: at(1) }, 409],
    [{ source: 'free' }, 204],
    [{ revoked_at: now }, 204],
    [{ starts_at: at(-2), ends_at: at(-1) }, 204],
    [{ scope: 'all', course_id: null }, 204],
  ] as const) {
    const courseId = nextId();
    await storeGrant(offers.db, nextId(), courseId, fields);
    expect([fields, await withdraw(courseId)]).toEqual([fields, status]);
  }
  const answer = await call('PUT', (await grantedCourse()).courseId);
  expect(answer.json().type).toBe('/problems/course-has-buyers');
});

async function grantedCourse() {
  const courseId = nextId();
  await storeGrant(offers.db, nextId(), courseId);
  return { courseId };
}

test('unpaid orders of four days keep a course, those of a bundle with it too', async () => {
  for (const [item, order, status] of [
    [{}, {}, 409],
    [{}, { status: 'cancelled' }, 409],
    [{}, { status: 'expired', created_at: at(1 - fourDays) }, 409],
    [{}, { status: 'expired', created_at: at(-fourDays) }, 204],
    [{ kind: 'plan', plan_kind: 'bundle', course_id: null }, {}, 409],
    [{ kind: 'plan', plan_kind: 'all', course_id: null }, {}, 204],
  ] as const) {
    const courseId = nextId();
    const bundled = 'plan_kind' in item && item.plan_kind === 'bundle' ? { course_ids: [courseId, nextId()] } : {};
    await storeOrder(offers.db, nextId(), { course_id: courseId, ...item, ...bundled }, order);
    expect([item, order, await withdraw(courseId)]).toEqual([item, order, status]);
  }
});

test('a withdrawal waits for an order that is being stored, and is refused then', async () => {
  const { course_id } = await storeCourse(offers.db);
  const stored = await offers.db.transaction(async (trx) => {
    await holdCourses(trx, [course_id]);
    const withdrawal = withdraw(course_id);
    await storeOrder(offers.db, nextId(), { course_id });
    return { withdrawal };
  });
  expect(await stored.withdrawal).toBe(409);
});

test('of a withdrawal and many orders at once either the orders are stored or the course is barred', async () => {
  const order = (courseId: number) =>
    offers.db.transaction(async (trx) => {
      await holdCourses(trx, [courseId]);
      if ((await barredCourses(trx, [courseId])).size > 0) return false;
      await storeOrder(trx, nextId(), { course_id: courseId });
      return true;
    });
  for (let time = 0; time < 10; time++) {
    const { course_id } = await storeCourse(offers.db);
    const [status, ...orders] = await Promise.all([
      withdraw(course_id),
      ...Array.from({ length: 4 }, () => order(course_id)),
    ]);
    expect(orders.some(Boolean)).toBe(status === 409);
  }
});

test('staff gives no course that is about to be deleted', async () => {
  const { course_id } = await storeCourse(offers.db);
  const { email } = await storePerson(offers.db);
  await withdraw(course_id);
  const grant = { email, scope: 'course', course_id, reason: 'A gift' };
  expect((await offers.send('POST', '/api/commerce/grants', grant, { id: 2, role: 'Staff' })).statusCode).toBe(400);
});

test('a bar is lifted after a minute, unless the course was deleted', async () => {
  const kept = await storeCourse(offers.db);
  const deleted = await storeCourse(offers.db);
  for (const { course_id } of [kept, deleted]) await withdraw(course_id);
  await offers.db('courses').where('course_id', deleted.course_id).update({ deleted: true });
  const barred = () =>
    offers.db('course_bars').whereIn('course_id', [kept.course_id, deleted.course_id]).pluck('course_id');
  offers.clock.now = at(60_000);
  await liftForgotten(offers.ctx);
  expect(await barred()).toHaveLength(2);
  offers.clock.now = at(60_001);
  await liftForgotten(offers.ctx);
  expect(await barred()).toEqual([deleted.course_id]);
});

test('only services with the scope withdraw', async () => {
  expect((await call('PUT', 1, 'access:read')).statusCode).toBe(403);
  const url = '/internal/courses/1/withdrawal';
  expect((await offers.send('PUT', url, {}, { id: 1, role: 'Admin' })).statusCode).toBe(401);
});
