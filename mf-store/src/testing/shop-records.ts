import type { Quote, QuoteLine } from '@vidyapath/http/commerce-offers';
import type { Order, OrderItem } from '@vidyapath/http/commerce-orders';

const line: QuoteLine = {
  kind: 'course',
  course_id: 7,
  plan_id: null,
  title: 'React Basics',
  title_hi: 'रिएक्ट की बुनियाद',
  banner_image: '/media/abc.webp',
  list_paise: 199_900,
  price_paise: 99_900,
  discount_paise: 0,
  total_paise: 99_900,
  partly_owned: [],
  problem: null,
  pending_order_id: null,
};

export const makeLine = (part: Partial<QuoteLine> = {}): QuoteLine => ({ ...line, ...part });

/** A quote of these lines; lines with a problem do not count. */
export function makeQuote(lines: QuoteLine[], part: Partial<Quote> = {}): Quote {
  const total = lines.filter(({ problem }) => problem === null).reduce((sum, { total_paise }) => sum + total_paise, 0);
  return {
    lines,
    subtotal_paise: total,
    discount_paise: 0,
    total_paise: total,
    taxed: true,
    tax: null,
    coupon: null,
    ...part,
  };
}

export const taxOf = (total: number, place: string) => ({
  rate_percent: 18,
  place_of_supply: place,
  taxable_paise: total - 15_239,
  cgst_paise: 0,
  sgst_paise: 0,
  igst_paise: 15_239,
});

export const orderId = '2f1b6a52-7d0c-4c53-9a55-0f3f6d1f4a01';

const item: OrderItem = {
  item_id: '9a0e7b1c-1111-4c53-9a55-0f3f6d1f4a01',
  kind: 'course',
  course_id: 7,
  plan_id: null,
  title: 'React Basics',
  title_hi: 'रिएक्ट की बुनियाद',
  price_paise: 99_900,
  discount_paise: 0,
  total_paise: 99_900,
  refunded_paise: 0,
};

export const makeItem = (part: Partial<OrderItem> = {}): OrderItem => ({ ...item, ...part });

const after = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();

/** An order that waits for its payment. */
export const makeOrder = (part: Partial<Order> = {}): Order => ({
  order_id: orderId,
  order_number: 'VP-1001',
  status: 'pending',
  review: false,
  payment_seen: false,
  created_at: after(-1),
  expires_at: after(29),
  paid_at: null,
  items: [item],
  subtotal_paise: 99_900,
  discount_paise: 0,
  total_paise: 99_900,
  refunded_paise: 0,
  coupon_code: null,
  tax: null,
  billing: { name: 'Asha Learner', place_of_supply: '21' },
  invoice_number: null,
  refunds: [],
  refund_reason: null,
  refund_order: null,
  payment: null,
  checkout: {
    provider: 'simulated',
    key_id: 'rzp_test_1',
    gateway_order_id: 'order_1',
    amount_paise: 99_900,
    currency: 'INR',
  },
  ...part,
});

/** An order that was paid some minutes ago. */
export const makePaidOrder = (part: Partial<Order> = {}, minutes = 60): Order =>
  makeOrder({
    status: 'paid',
    paid_at: after(-minutes),
    invoice_number: 'VP2627-000001',
    tax: taxOf(99_900, '27'),
    payment: { provider: 'simulated', method: 'upi', gateway_payment_id: 'pay_1' },
    checkout: null,
    ...part,
  });
