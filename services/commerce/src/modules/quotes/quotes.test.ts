import type { Quote } from '@vidyapath/http/commerce-offers';
import { aCourse, nextId, now, storeCoupon, storeCourse, storeGrant, storePlan } from '../../testing/offers-factories';
import { type Offers, startOffers } from '../../testing/offers-fixture';

const fetched: number[][] = [];
let offers: Offers;
beforeAll(async () => {
  offers = await startOffers(now, async (ids) => {
    fetched.push([...ids]);
    return [];
  });
});
afterAll(() => offers.stop());

const course = (course_id: number) => ({ kind: 'course', course_id });
const plan = (plan_id: number) => ({ kind: 'plan', plan_id });
const quote = (payload: object, person: { id: number } | null = null, remoteAddress = `10.0.0.${nextId() % 250}`) =>
  offers.app.inject({
    method: 'POST',
    url: '/api/commerce/quote',
    payload,
    remoteAddress,
    headers: person ? { authorization: `Bearer ${offers.tokens.signToken(person)}` } : {},
  });

test('a visitor sees prices, discount and tax', async () => {
  const one = await storeCourse(offers.db);
  const two = await storeCourse(offers.db, { price_paise: 99_900 });
  const { code } = await storeCoupon(offers.db, { value: 25 });
  const items = [course(one.course_id), course(two.course_id)];
  const answer = await quote({ items, coupon_code: code.toLowerCase(), place_of_supply: '07' });
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(answer.json()).toEqual({
    lines: [
      expect.objectContaining({ course_id: one.course_id, plan_id: null, discount_paise: 12_475, total_paise: 37_425 }),
      expect.objectContaining({ list_paise: 99_900, price_paise: 99_900, discount_paise: 24_975, problem: null }),
    ],
    subtotal_paise: 149_800,
    discount_paise: 37_450,
    total_paise: 112_350,
    taxed: true,
    tax: {
      rate_percent: 18,
      place_of_supply: '07',
      taxable_paise: 95_212,
      cgst_paise: 0,
      sgst_paise: 0,
      igst_paise: 17_138,
    },
    coupon: { code, discount_paise: 37_450, problem: null, pending_order_id: null },
  });
});

test('without a state there is no tax, and an unknown coupon says so', async () => {
  const { course_id } = await storeCourse(offers.db);
  const body = (await quote({ items: [course(course_id)], coupon_code: 'NO SUCH CODE' })).json();
  expect(body).toMatchObject({ tax: null, total_paise: 49_900 });
  expect(body.coupon).toEqual({ code: 'NO SUCH CODE', discount_paise: 0, problem: 'unknown', pending_order_id: null });
});

test('what is missing, hidden, switched off or about to be deleted is not for sale, and its title is not shown', async () => {
  const hidden = await storeCourse(offers.db, { is_public: false, title_hi: 'जैविक खेती' });
  const deleted = await storeCourse(offers.db, { deleted: true });
  const barred = await storeCourse(offers.db);
  await offers.db('course_bars').insert({ course_id: barred.course_id, barred_at: now });
  const off = await storePlan(offers.db, { active: false });
  const bundle = await storePlan(offers.db, { kind: 'bundle', course_ids: [barred.course_id] });
  const unknown = nextId();
  const ids = [hidden.course_id, deleted.course_id, barred.course_id, unknown];
  const items = [...ids.map(course), plan(off.plan_id), plan(bundle.plan_id), plan(nextId())];
  const { lines, total_paise }: Quote = (await quote({ items })).json();
  expect(lines.map((line) => [line.problem, line.title, line.title_hi])).toEqual(
    items.map(() => ['not-for-sale', '', '']),
  );
  expect(total_paise).toBe(0);
  expect(fetched.at(-1)).toEqual([unknown]);
});

test('what a person owns, and what an item of the cart brings, counts nothing', async () => {
  const owned = await storeCourse(offers.db);
  const other = await storeCourse(offers.db);
  const bundle = await storePlan(offers.db, {
    kind: 'bundle',
    price_paise: 59_900,
    course_ids: [owned.course_id, other.course_id],
  });
  const person = { id: nextId() };
  await storeGrant(offers.db, person.id, owned.course_id);
  const items = [course(owned.course_id), course(other.course_id), plan(bundle.plan_id)];
  const body: Quote = (await quote({ items }, person)).json();
  expect(body.lines.map(({ problem }) => problem)).toEqual(['owned', 'included', null]);
  expect(body.lines[2]?.partly_owned).toEqual([owned.course_id]);
  expect(body.total_paise).toBe(59_900);
});

test.each([
  ['an item twice', [course(1), course(1)]],
  ['a course without an id', [{ kind: 'course' }]],
  ['a course by the id of a plan', [{ kind: 'course', plan_id: 1 }]],
  ['an item with both ids', [{ kind: 'plan', plan_id: 1, course_id: 1 }]],
  ['21 items', Array.from({ length: 21 }, (_, index) => course(index + 1))],
  ['an unknown kind', [{ kind: 'gift', course_id: 1 }]],
  ['an id that no row can have', [course(2 ** 31)]],
])('%s is 400 in a quote and in a cart', async (_what, items) => {
  expect((await quote({ items })).statusCode).toBe(400);
  expect((await offers.send('PUT', '/api/commerce/cart', { items }, { id: 1 })).statusCode).toBe(400);
});

test.each(['25', '28', '96', '97', '99', 'OR'])('%s is no place of supply', async (place_of_supply) => {
  expect((await quote({ items: [], place_of_supply })).statusCode).toBe(400);
});

test('an empty cart costs nothing', async () => {
  expect((await quote({ items: [] })).json()).toMatchObject({ lines: [], total_paise: 0 });
});

test('a pair of address and person has 20 tries of codes in ten minutes, right ones too', async () => {
  const { code } = await storeCoupon(offers.db);
  const person = { id: nextId() };
  const tries = (count: number, by: { id: number } | null, address: string, coupon_code: string | undefined = code) =>
    Promise.all(Array.from({ length: count }, () => quote({ items: [], coupon_code }, by, address)));
  const accepted = (answers: { statusCode: number }[]) => answers.filter(({ statusCode }) => statusCode === 200).length;
  expect(accepted(await tries(30, person, '192.0.2.1'))).toBe(20);
  const refused = await quote({ items: [], coupon_code: code }, person, '192.0.2.1');
  expect([refused.statusCode, Number(refused.headers['retry-after'])]).toEqual([429, 600]);
  expect(accepted(await tries(1, { id: nextId() }, '192.0.2.1'))).toBe(1);
  expect(accepted(await tries(1, person, '192.0.2.2'))).toBe(1);
  expect((await quote({ items: [] }, person, '192.0.2.1')).statusCode).toBe(200);
  offers.clock.now = new Date(now.getTime() + 600_000);
  expect(accepted(await tries(1, person, '192.0.2.1'))).toBe(1);
});

test('a course that no event has named yet is fetched once', async () => {
  const asked: number[][] = [];
  const another = await startOffers(now, async (ids) => {
    asked.push([...ids]);
    return ids.map((course_id) => ({
      course_id,
      version: 1,
      course: {
        course_name: aCourse().title,
        course_language: '',
        banner_image: '',
        actual_price: 999.5,
        discounted_price: 499.99,
        is_premium: true,
        is_public: true,
        category_id: 1,
      },
    }));
  });
  for (let time = 0; time < 2; time++) {
    const answer = await another.send('POST', '/api/commerce/quote', { items: [course(5)] });
    expect(answer.json().lines[0]).toMatchObject({ list_paise: 99_950, price_paise: 49_999 });
  }
  expect(asked).toEqual([[5]]);
  await another.stop();
});
