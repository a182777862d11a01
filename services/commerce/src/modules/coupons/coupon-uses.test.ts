import { openOffersDatabase } from '../../testing/offers-fixture';
import { nextId, storeCoupon, storeOrder } from '../../testing/offers-factories';
import { releaseCoupon, reserveCoupon, takeCoupon } from './coupon-uses';

let database: Awaited<ReturnType<typeof openOffersDatabase>>;
beforeAll(async () => {
  database = await openOffersDatabase();
});
afterAll(() => database.drop());

const within = <Result>(work: (trx: Parameters<typeof releaseCoupon>[0]) => Promise<Result>) =>
  database.db.transaction(work);

/** An order of a new person that asks for a use. */
async function reserve(couponId: number, userId = nextId()) {
  const { orderId } = await storeOrder(database.db, userId);
  const reserved = await within((trx) => reserveCoupon(trx, { orderId, couponId, userId, discountPaise: 100 }));
  return { orderId, reserved };
}

const counts = (couponId: number) => database.db('coupons').where('coupon_id', couponId).first('used', 'reserved');
const stateOf = async (orderId: string): Promise<string> =>
  (await database.db('coupon_uses').where('order_id', orderId).first<{ state: string }>('state')).state;

test('of 50 buyers at once one gets the last use', async () => {
  const { coupon_id } = await storeCoupon(database.db, { max_uses: 3, used: 1, reserved: 1 });
  const answers = await Promise.all(Array.from({ length: 50 }, () => reserve(coupon_id)));
  expect(answers.filter(({ reserved }) => reserved)).toHaveLength(1);
  expect(await counts(coupon_id)).toEqual({ used: 1, reserved: 2 });
});

test('of 20 orders of one person at once one gets the use that each person has', async () => {
  const { coupon_id } = await storeCoupon(database.db, { max_uses_per_person: 1 });
  const userId = nextId();
  const answers = await Promise.all(Array.from({ length: 20 }, () => reserve(coupon_id, userId)));
  expect(answers.filter(({ reserved }) => reserved)).toHaveLength(1);
});

test('a use is reserved, then used; repetitions change nothing', async () => {
  const { coupon_id } = await storeCoupon(database.db, { max_uses: 1 });
  const { orderId } = await reserve(coupon_id);
  for (let time = 0; time < 3; time++) expect(await within((trx) => takeCoupon(trx, orderId))).toBe(true);
  await within((trx) => releaseCoupon(trx, orderId));
  expect([await counts(coupon_id), await stateOf(orderId)]).toEqual([{ used: 1, reserved: 0 }, 'used']);
});

test('a released use can go to another order; repetitions change nothing', async () => {
  const { coupon_id } = await storeCoupon(database.db, { max_uses: 1 });
  const { orderId } = await reserve(coupon_id);
  for (let time = 0; time < 3; time++) await within((trx) => releaseCoupon(trx, orderId));
  expect(await counts(coupon_id)).toEqual({ used: 0, reserved: 0 });
  expect((await reserve(coupon_id)).reserved).toBe(true);
});

test('a late payment takes a use that is left; without one it is noted as late', async () => {
  const { coupon_id } = await storeCoupon(database.db, { max_uses: 1 });
  const first = await reserve(coupon_id);
  await within((trx) => releaseCoupon(trx, first.orderId));
  const second = await reserve(coupon_id);
  expect(await within((trx) => takeCoupon(trx, first.orderId))).toBe(false);
  expect(await within((trx) => takeCoupon(trx, first.orderId))).toBe(false);
  expect(await stateOf(first.orderId)).toBe('late');
  expect(await counts(coupon_id)).toEqual({ used: 0, reserved: 1 });

  const other = await storeCoupon(database.db, { max_uses: 1 });
  const alone = await reserve(other.coupon_id);
  await within((trx) => releaseCoupon(trx, alone.orderId));
  expect(await within((trx) => takeCoupon(trx, alone.orderId))).toBe(true);
  expect(await counts(other.coupon_id)).toEqual({ used: 1, reserved: 0 });
  expect(second.reserved).toBe(true);
});

test('an order without a coupon uses none', async () => {
  const { orderId } = await storeOrder(database.db, nextId());
  expect(await within((trx) => takeCoupon(trx, orderId))).toBe(true);
});
