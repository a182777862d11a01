import type { Plan } from '@vidyapath/http/commerce-offers';
import { planSortFields } from '@vidyapath/http/sort-fields';
import type { Problem } from '@vidyapath/http/problem';
import { nextId, now, storeCourse, storePlan } from '../../testing/offers-factories';
import { type Offers, startOffers } from '../../testing/offers-fixture';
import { seedPlans } from './seed-plans';

let offers: Offers;
beforeAll(async () => {
  offers = await startOffers(now);
});
beforeEach(() => offers.db('plans').delete());
afterAll(() => offers.stop());

const url = '/api/commerce/plans';
const staff = { id: 2, role: 'Staff' } as const;
const lifetime = {
  kind: 'all',
  title: 'Lifetime',
  title_hi: 'आजीवन',
  description: '',
  description_hi: '',
  price_paise: 499_900,
  months: null,
  course_ids: [] as number[],
  active: true,
};

test('the demo plans are seeded once, however many processes begin', async () => {
  const seeded = await Promise.all([1, 2, 3].map(() => seedPlans(offers.db, [1, 2, 3, 4, 5], now)));
  expect(seeded.filter(Boolean)).toHaveLength(1);
  const answer = await offers.get(url);
  expect(answer.headers['x-total-count']).toBe('3');
  const rows = answer.json<Plan[]>();
  expect(
    rows.map(({ kind, price_paise, months, course_ids }) => [kind, price_paise, months, course_ids.length]),
  ).toEqual([
    ['bundle', 99_900, null, 5],
    ['all', 199_900, 24, 0],
    ['all', 499_900, null, 0],
  ]);
});

test('staff makes and changes a plan, and the audit has both', async () => {
  const made = await offers.send('POST', url, lifetime, staff, { 'idempotency-key': 'one' });
  expect(made.statusCode).toBe(201);
  const again = await offers.send('POST', url, lifetime, staff, { 'idempotency-key': 'one' });
  expect(again.json()).toEqual(made.json());
  const location = String(made.headers.location);
  const { etag } = (await offers.get(location, staff)).headers;
  const changed = { ...lifetime, price_paise: 450_000, active: false };
  const put = (ifMatch: string | undefined) =>
    offers.send('PUT', location, changed, staff, { 'if-match': String(ifMatch) });
  const answer = await put(etag);
  expect([answer.statusCode, answer.json()]).toEqual([200, { ...made.json(), price_paise: 450_000, active: false }]);
  expect((await put(etag)).statusCode).toBe(412);
  const trail = offers.db('audit').where('resource_id', made.json<Plan>().plan_id).orderBy('id');
  expect(await trail.pluck('action')).toEqual(['plan.created', 'plan.changed']);
});

test('a plan that is switched off is there for staff only', async () => {
  const { plan_id } = await storePlan(offers.db, { active: false });
  for (const [person, rows, status] of [
    [null, 0, 404],
    [{ id: 1 }, 0, 404],
    [staff, 1, 200],
  ] as const) {
    expect((await offers.get(url, person)).json()).toHaveLength(rows);
    expect((await offers.get(`${url}/${plan_id}`, person)).statusCode).toBe(status);
  }
});

test('a plan names what its kind has, and only public courses', async () => {
  const open = await storeCourse(offers.db);
  const hidden = await storeCourse(offers.db, { is_public: false });
  const bundle = { ...lifetime, kind: 'bundle' };
  const field = async (plan: object) => {
    const answer = await offers.send('POST', url, plan, staff);
    return answer.statusCode === 201 ? 201 : answer.json<Problem>().errors?.[0]?.field;
  };
  expect(await field({ ...bundle, course_ids: [open.course_id] })).toBe(201);
  expect(await field(bundle)).toBe('course_ids');
  expect(await field({ ...lifetime, course_ids: [open.course_id] })).toBe('course_ids');
  expect(await field({ ...bundle, course_ids: [open.course_id, hidden.course_id] })).toBe('course_ids');
  expect(await field({ ...bundle, course_ids: [nextId()] })).toBe('course_ids');
  expect(await field({ ...lifetime, price_paise: 99 })).toBe('price_paise');
});

test('a bundle can still be switched off once one of its courses is hidden', async () => {
  const { course_id } = await storeCourse(offers.db, { is_public: false });
  const plan = await storePlan(offers.db, { kind: 'bundle', course_ids: [course_id] });
  const answer = await offers.send('PUT', `${url}/${plan.plan_id}`, { ...plan, active: false }, staff);
  expect([answer.statusCode, answer.json().active]).toEqual([200, false]);
});

test.each(planSortFields)('sorts by %s', async (field) => {
  await storePlan(offers.db, { months: 3, title: 'A' });
  await storePlan(offers.db);
  const order = async (direction: string) =>
    (await offers.get(`${url}?sort=${field}:${direction}`)).json<Plan[]>().map(({ plan_id }) => plan_id);
  expect(await order('desc')).toEqual((await order('asc')).toReversed());
});
