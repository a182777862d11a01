import { runCount } from '@vidyapath/kit-testing/run-count';
import { type Paise, paise } from '../../lib/money/paise';
import { aCoupon, now, seller } from '../../testing/offers-factories';
import type { CouponRow } from '../coupons/coupons';
import { nothingHeld } from '../grants/grants';
import type { Offer } from './offer';
import { priceOffers, type ToPrice } from './price-offers';

/** A small generator, so that a failure can be repeated. */
function randomFrom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

const random = randomFrom(11);
const priceLimits = [50, 300, 100_000, 500_000, 9_999_999_999];

function randomOffer(_: unknown, index: number): Offer {
  const price = paise(1 + random(priceLimits[random(priceLimits.length)] ?? 1));
  const ids = { course_id: index + 1, plan_id: null };
  return {
    kind: 'course',
    ...ids,
    title: '',
    title_hi: '',
    banner_image: '',
    list: price,
    price,
    plan: null,
    forSale: random(10) > 0,
  };
}

const someCoupon = aCoupon();

function randomCoupon(offers: readonly Offer[]): CouponRow | undefined {
  if (random(4) === 0) return undefined;
  const some = offers.filter(() => random(2) === 0).map(({ course_id }) => course_id ?? 0);
  const lists = { course_ids: random(2) === 0 ? some : null };
  return random(2) === 0
    ? { ...someCoupon, ...lists, kind: 'percent', value: 1 + random(100) }
    : { ...someCoupon, ...lists, kind: 'amount', value: 1 + random(600_000) };
}

function randomCart(): ToPrice {
  const offers = Array.from({ length: random(1 + random(21)) }, randomOffer);
  const coupon = randomCoupon(offers);
  return {
    offers,
    holdings: nothingHeld,
    pending: [],
    couponCode: coupon?.code,
    named: coupon && { coupon, usesOfPerson: 0, pendingOrderId: null },
    placeOfSupply: ([undefined, '21', '07'] as const)[random(3)],
    seller: random(3) === 0 ? { ...seller, gstin: null } : seller,
    now,
  };
}

const total = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0);
const halfUp = (amount: bigint, by: bigint): bigint => (2n * amount + by) / (2n * by);

/** The rule of the discount again, one paisa at a time in the order of the remainders. */
function modelDiscounts({ offers, named }: ToPrice): number[] {
  const prices = offers.map(({ price, forSale }) => (forSale ? price : 0));
  const weights = offers.map(({ course_id, forSale, price }) => {
    const isFor = !named?.coupon.course_ids || named.coupon.course_ids.includes(course_id ?? 0);
    return named && forSale && isFor ? BigInt(price) : 0n;
  });
  const whole = weights.reduce((sum, weight) => sum + weight, 0n);
  const value = BigInt(named?.coupon.value ?? 0);
  const wanted = named?.coupon.kind === 'percent' ? halfUp(whole * value, 100n) : value < whole ? value : whole;
  const parts = weights.map((weight) => (whole === 0n ? 0n : (wanted * weight) / whole));
  for (let left = wanted - parts.reduce((sum, part) => sum + part, 0n); left > 0n && whole > 0n; left -= 1n) {
    const remainders = weights.map((weight, index) => wanted * weight - (parts[index] ?? 0n) * whole);
    const largest = remainders.reduce(
      (best, remainder, index) => (remainder > (remainders[best] ?? 0n) ? index : best),
      0,
    );
    parts[largest] = (parts[largest] ?? 0n) + 1n;
  }
  const discounts = parts.map(Number);
  return total(prices) - total(discounts) < 100 ? prices : discounts;
}

/** In paise: the taxes of one line. */
function modelTax(amount: Paise | number, sameState: boolean): { cgst: number; igst: number } {
  const tax = (rate: bigint) => Number(halfUp(BigInt(amount) * rate, 118n));
  return sameState ? { cgst: tax(9n), igst: 0 } : { cgst: 0, igst: tax(18n) };
}

function expectAsModel(cart: ToPrice): void {
  const { quote, lines } = priceOffers(cart);
  const discounts = modelDiscounts(cart);
  const expected = cart.offers.map(({ price, forSale }, index) => (forSale ? price - (discounts[index] ?? 0) : 0));
  const wrong = (what: string) => new Error(`${what}: ${JSON.stringify({ cart, quote, discounts })}`);
  quote.lines.forEach((line, index) => {
    if (line.discount_paise !== discounts[index] || line.total_paise !== expected[index]) throw wrong('A line');
    if (line.discount_paise < 0 || line.total_paise < 0) throw wrong('A sign');
  });
  if (quote.total_paise !== total(expected) || quote.discount_paise !== total(discounts)) throw wrong('A sum');
  if (quote.subtotal_paise - quote.discount_paise !== quote.total_paise) throw wrong('The total');
  if (quote.total_paise > 0 && quote.total_paise < 100) throw wrong('Less than a rupee');
  if (lines.length !== cart.offers.filter(({ forSale }) => forSale).length) throw wrong('The lines');
  const taxed = cart.placeOfSupply !== undefined && cart.seller.gstin !== null;
  if (quote.taxed !== (cart.seller.gstin !== null)) throw wrong('Whether anything is taxed');
  if ((quote.tax !== null) !== taxed) throw wrong('Whether it is taxed');
  if (!quote.tax) return;
  const taxes = expected.map((amount) => modelTax(amount, cart.placeOfSupply === '21'));
  const { taxable_paise, cgst_paise, sgst_paise, igst_paise } = quote.tax;
  if (cgst_paise !== total(taxes.map(({ cgst }) => cgst)) || cgst_paise !== sgst_paise) throw wrong('CGST');
  if (igst_paise !== total(taxes.map(({ igst }) => igst))) throw wrong('IGST');
  if (taxable_paise + cgst_paise + sgst_paise + igst_paise !== quote.total_paise) throw wrong('The taxable value');
}

test('random carts are priced to the paisa as a simple model does', () => {
  const carts = runCount(5_000, 100_000);
  for (let cart = 0; cart < carts; cart++) expectAsModel(randomCart());
});
