import type { CartItem } from '@vidyapath/http/commerce-offers';

/** What may be bought in the demo data. */
export interface DemoRange {
  buyers: readonly { id: number; name: string; state: string; language: 'en' | 'hi' }[];
  /** Courses that cost something. */
  courseIds: readonly number[];
  planIds: readonly number[];
  couponCode: string;
}

export interface DemoSale {
  at: Date;
  buyer: DemoRange['buyers'][number];
  item: CartItem;
  couponCode: string | undefined;
  method: 'upi' | 'card' | 'netbanking';
  /** Hours after the payment at which the buyer has it refunded. */
  refundAfterHours: number | undefined;
}

const dayMs = 86_400_000;
const days = 365;

/** The same sales each time, oldest first: more of them towards the present, some with a coupon, one in sixteen refunded. */
export function demoSales(range: DemoRange, count: number, now: Date): DemoSale[] {
  const random = randomFrom(20_261_123);
  const bought = new Set<string>();
  const pick = <One>(from: readonly One[]): One => from[Math.floor(random() * from.length)] as One;
  const draw = (): { buyer: DemoSale['buyer']; item: CartItem } => {
    for (;;) {
      const buyer = pick(range.buyers);
      const isPlan = random() < 0.08;
      const item: CartItem = isPlan
        ? { kind: 'plan', plan_id: pick(range.planIds) }
        : { kind: 'course', course_id: pick(range.courseIds) };
      // A buyer who has a plan buys nothing else.
      const key = `${buyer.id} ${item.course_id ?? 'plan'}`;
      if (bought.has(key) || bought.has(`${buyer.id} plan`)) continue;
      if (isPlan && [...bought].some((one) => one.startsWith(`${buyer.id} `))) continue;
      bought.add(key);
      return { buyer, item };
    }
  };
  const times = Array.from({ length: count }, () => now.getTime() - 3 * dayMs - days * dayMs * random() ** 1.6);
  return times
    .toSorted((a, b) => a - b)
    .map((time) => ({
      at: new Date(time),
      ...draw(),
      couponCode: random() < 0.15 ? range.couponCode : undefined,
      method: random() < 0.7 ? 'upi' : random() < 0.7 ? 'card' : 'netbanking',
      refundAfterHours: random() < 1 / 16 ? 1 + Math.floor(random() * 60) : undefined,
    }));
}

/** A small generator of numbers from 0 to 1. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}
