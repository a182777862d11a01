import type { Coupon } from '@vidyapath/http/commerce-offers';
import { couponSortFields } from '@vidyapath/http/sort-fields';
import { nextId, now, storeCoupon, storeCourse, storePlan } from '../../testing/offers-factories';
import { type Offers, startOffers } from '../../testing/offers-fixture';

let offers: Offers;
beforeAll(async () => {
  offers = await startOffers(now);
});
beforeEach(() => offers.db('coupons').delete());
afterAll(() => offers.stop());

const url = '/api/commerce/coupons';
const staff = { id: 2, role: 'Staff' } as const;
const diwali = { code: 'Diwali-10', kind: 'percent', value: 10 };
const post = (coupon: object) => offers.send('POST', url, coupon, staff);
const put = (code: string, coupon: object, headers = {}) =>
  offers.send('PUT', `${url}/${code}`, coupon, staff, headers);
const fieldsOf = (answer: { json: () => { errors?: { field: string }[] } }) =>
  answer.json().errors?.map(({ field }) => field);

test('what is left out has its default', async () => {
  const answer = await post(diwali);
  expect([answer.statusCode, answer.headers.location]).toEqual([201, `${url}/Diwali-10`]);
  expect(answer.json()).toEqual({
    ...diwali,
    min_total_paise: 0,
    course_ids: null,
    plan_ids: null,
    max_uses: null,
    max_uses_per_person: 1,
    starts_at: now.toISOString(),
    ends_at: null,
    active: true,
    used: 0,
    reserved: 0,
  });
});

test('codes compare without case', async () => {
  await post(diwali);
  const answer = await post({ ...diwali, code: 'DIWALI-10' });
  expect([answer.statusCode, answer.json().type, fieldsOf(answer)]).toEqual([
    409,
    '/problems/coupon-code-taken',
    ['code'],
  ]);
  expect((await offers.get(`${url}/diwali-10`, staff)).json().code).toBe('Diwali-10');
});

test('a change is whole, keeps the uses and is made from the version that was read', async () => {
  const { code } = await storeCoupon(offers.db, { used: 2, reserved: 1, max_uses: 10, min_total_paise: 500 });
  const { etag } = (await offers.get(`${url}/${code}`, staff)).headers;
  const coupon = { code, kind: 'amount', value: 5_000, max_uses: 3, used: 0 };
  const answer = await put(code, coupon, { 'if-match': etag });
  expect(answer.json()).toMatchObject({ value: 5_000, max_uses: 3, min_total_paise: 0, used: 2, reserved: 1 });
  expect((await put(code, coupon, { 'if-match': etag })).statusCode).toBe(412);
  expect(fieldsOf(await put(code, { ...coupon, max_uses: 2 }))).toEqual(['max_uses']);
  expect(fieldsOf(await put(code, { ...coupon, code: 'OTHER' }))).toEqual(['code']);
  expect((await put('UNKNOWN', { ...coupon, code: 'UNKNOWN' })).statusCode).toBe(404);
  expect(await offers.db('audit').where('resource_id', code).pluck('action')).toEqual(['coupon.changed']);
});

test.each([
  ['a percentage above 100', { value: 101 }, 'value'],
  ['an end before the start', { starts_at: '2026-11-02T00:00:00Z', ends_at: '2026-11-01T00:00:00Z' }, 'ends_at'],
  ['an unknown course', { course_ids: [7] }, 'course_ids'],
  ['a time without an offset', { starts_at: '2026-11-02T00:00:00' }, 'starts_at'],
  ['an unknown plan', { plan_ids: [7] }, 'plan_ids'],
])('%s is refused by its field', async (_what, fields, field) => {
  expect(fieldsOf(await post({ ...diwali, ...fields }))).toEqual([field]);
});

test('it may name what is on sale, and what is hidden since', async () => {
  const open = await storeCourse(offers.db);
  const hidden = await storeCourse(offers.db, { is_public: false });
  const { plan_id } = await storePlan(offers.db);
  const lists = { course_ids: [open.course_id], plan_ids: [plan_id] };
  expect((await post({ ...diwali, ...lists })).json()).toMatchObject(lists);
  const { code } = await storeCoupon(offers.db, { course_ids: [hidden.course_id] });
  const kept = { ...diwali, code, course_ids: [hidden.course_id] };
  expect((await put(code, kept)).statusCode).toBe(200);
  expect(fieldsOf(await put(code, { ...kept, course_ids: [hidden.course_id, nextId()] }))).toEqual(['course_ids']);
});

test.each(couponSortFields)('sorts by %s, and finds by a part of the code', async (field) => {
  await storeCoupon(offers.db, { code: 'AAA', max_uses: 5, max_uses_per_person: 2, ends_at: new Date('2027-01-01') });
  await storeCoupon(offers.db, { code: 'bbb', active: false });
  const codes = async (query: string) =>
    (await offers.get(`${url}?${query}`, staff)).json<Coupon[]>().map(({ code }) => code);
  expect(await codes(`sort=${field}:desc`)).toEqual((await codes(`sort=${field}:asc`)).toReversed());
  expect(await codes('q=aa')).toEqual(['AAA']);
  expect(await codes('active=false')).toEqual(['bbb']);
});

test('only staff sees and writes coupons', async () => {
  for (const [person, status] of [
    [null, 401],
    [{ id: 1 }, 403],
  ] as const) {
    expect((await offers.get(url, person)).statusCode).toBe(status);
    expect((await offers.send('POST', url, diwali, person)).statusCode).toBe(status);
  }
});
