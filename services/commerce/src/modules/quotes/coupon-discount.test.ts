import { paise } from '../../lib/money/paise';
import { aCoupon, now } from '../../testing/offers-factories';
import type { CouponRow } from '../coupons/coupons';
import { couponProblemOf, discountsOf } from './coupon-discount';
import type { Offer } from './offer';

const offer = (price: number, ids: { course_id: number } | { plan_id: number }): Offer => ({
  kind: 'course_id' in ids ? 'course' : 'plan',
  course_id: null,
  plan_id: null,
  ...ids,
  title: '',
  title_hi: '',
  banner_image: '',
  list: paise(price),
  price: paise(price),
  plan: null,
  forSale: true,
});
const course = offer(50_000, { course_id: 1 });
const plan = offer(99_900, { plan_id: 1 });
const at = (ms: number) => new Date(now.getTime() + ms);

test.each<[string, Partial<CouponRow>, Offer[], number, string | null]>([
  ['for everything', {}, [course, plan], 0, null],
  ['without items', {}, [], 0, 'not-for-these'],
  ['switched off', { active: false }, [course], 0, 'ended'],
  ['that begins now', { starts_at: now }, [course], 0, null],
  ['that begins later', { starts_at: at(1) }, [course], 0, 'not-yet'],
  ['that ends now', { ends_at: now }, [course], 0, 'ended'],
  ['that ends later', { ends_at: at(1) }, [course], 0, null],
  ['switched off that begins later', { active: false, starts_at: at(1) }, [course], 0, 'ended'],
  ['with a use left', { max_uses: 3, used: 1, reserved: 1 }, [course], 0, null],
  ['without one', { max_uses: 3, used: 1, reserved: 2 }, [course], 0, 'used-up'],
  ['that the person has used', { max_uses_per_person: 2 }, [course], 2, 'used-up'],
  ['that the person may use again', { max_uses_per_person: 2 }, [course], 1, null],
  ['without a limit for a person', { max_uses_per_person: null }, [course], 99, null],
  ['for the course', { course_ids: [1] }, [course, plan], 0, null],
  ['for another course', { course_ids: [2] }, [course, plan], 0, 'not-for-these'],
  ['for courses only', { course_ids: [1] }, [plan], 0, 'not-for-these'],
  ['for the plan', { plan_ids: [1] }, [course, plan], 0, null],
  ['for plans only', { plan_ids: [1] }, [course], 0, 'not-for-these'],
  ['for nothing', { course_ids: [], plan_ids: [] }, [course, plan], 0, 'not-for-these'],
  ['with the minimum reached by other items', { course_ids: [1], min_total_paise: 149_900 }, [course, plan], 0, null],
  ['with the minimum missed', { min_total_paise: 50_001 }, [course], 0, 'minimum'],
])('a coupon %s', (_what, fields, offers, usesOfPerson, expected) => {
  expect(couponProblemOf({ coupon: aCoupon(fields), usesOfPerson, pendingOrderId: null }, offers, now)).toBe(expected);
});

test.each<[string, Partial<CouponRow>, number, string]>([
  ['the last use of the person', { max_uses_per_person: 1, reserved: 1 }, 1, 'held'],
  ['the last use of all', { max_uses: 3, used: 2, reserved: 1, max_uses_per_person: null }, 1, 'held'],
  ['one of the uses of the person, who has used it before', { max_uses_per_person: 1, reserved: 1 }, 2, 'used-up'],
  ['one of more uses than there are', { max_uses: 1, used: 1, reserved: 1 }, 1, 'used-up'],
])('a coupon of which an unpaid order reserves %s', (_what, fields, usesOfPerson, expected) => {
  const named = { coupon: aCoupon(fields), usesOfPerson, pendingOrderId: 'unpaid' };
  expect(couponProblemOf(named, [course], now)).toBe(expected);
});

test.each<[string, Partial<CouponRow> | null, number[], number[]]>([
  ['nothing without a coupon', null, [50_000, 99_900], [0, 0]],
  ['a percentage, rounded once and spread', { value: 10 }, [333, 333, 333], [34, 33, 33]],
  ['half a paisa up', { value: 50 }, [101, 200], [51, 100]],
  ['an amount in proportion', { kind: 'amount', value: 10_000 }, [50_000, 150_000], [2_500, 7_500]],
  ['no more than there is', { kind: 'amount', value: 900_000 }, [50_000, 150_000], [50_000, 150_000]],
  ['all of it', { value: 100 }, [50_000, 1], [50_000, 1]],
  ['more where less than a rupee is left', { kind: 'amount', value: 49_901 }, [25_000, 25_000], [25_000, 25_000]],
  ['no more where a rupee is left', { kind: 'amount', value: 49_900 }, [25_000, 25_000], [24_950, 24_950]],
  ['a course of less than a rupee', null, [99], [99]],
])('takes off %s', (_what, fields, prices, expected) => {
  const offers = prices.map((price, index) => offer(price, { course_id: index + 1 }));
  expect(discountsOf(offers, fields && aCoupon(fields))).toEqual(expected);
});

test('takes off only from the items that the coupon is for', () => {
  expect(discountsOf([course, plan], aCoupon({ plan_ids: [1], value: 50 }))).toEqual([0, 49_950]);
});
