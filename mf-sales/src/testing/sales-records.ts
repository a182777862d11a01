import type { Grant } from '@vidyapath/http/commerce-access';
import type { Coupon, Plan } from '@vidyapath/http/commerce-offers';
import type { AdminOrderDetail, Attention, SalesRow } from '@vidyapath/http/commerce-reports';

export const orderId = '2f1b6a52-7d0c-4c53-9a55-0f3f6d1f4a01';
export const itemIds = ['9a0e7b1c-1111-4c53-9a55-0f3f6d1f4a01', '9a0e7b1c-1111-4c53-9a55-0f3f6d1f4a02'] as const;
const at = '2026-11-22T08:35:00.000Z';

const item = (item_id: string, title: string, paise: number) => ({
  item_id,
  kind: 'course' as const,
  course_id: 7,
  plan_id: null,
  title,
  title_hi: '',
  price_paise: paise,
  discount_paise: 0,
  total_paise: paise,
  refunded_paise: 0,
});

/** A paid order of two courses, ₹1,49,898.99 in all. */
export const makeOrder = (part: Partial<AdminOrderDetail> = {}): AdminOrderDetail => ({
  order_id: orderId,
  order_number: 'VPO-1001',
  status: 'paid',
  review: false,
  payment_seen: false,
  created_at: at,
  expires_at: at,
  paid_at: at,
  items: [item(itemIds[0], 'React Basics', 99_999), item(itemIds[1], 'Data Science', 14_889_900)],
  subtotal_paise: 14_989_899,
  discount_paise: 0,
  total_paise: 14_989_899,
  refunded_paise: 0,
  coupon_code: null,
  tax: {
    rate_percent: 18,
    place_of_supply: '21',
    taxable_paise: 12_703_304,
    cgst_paise: 1_143_297,
    sgst_paise: 1_143_298,
    igst_paise: 0,
  },
  billing: { name: 'Asha Learner', place_of_supply: '21' },
  invoice_number: 'VP2627-000001',
  refunds: [],
  refund_reason: null,
  refund_order: null,
  payment: null,
  checkout: null,
  language: 'en',
  buyer: { user_id: 3, name: 'Asha Learner', email: 'learner@vidyapath.example' },
  review_reason: null,
  history: [{ at, event: 'paid', from_status: 'pending', to_status: 'paid', actor_id: null, note: 'upi' }],
  payments: [
    {
      gateway_payment_id: 'pay_1',
      status: 'captured',
      amount_paise: 14_989_899,
      currency: 'INR',
      method: 'upi',
      pays_order: true,
      refunded_paise: 0,
      captured_at: at,
      created_at: at,
    },
  ],
  disputes: [],
  gateway_events: [
    {
      event_id: 'evt_1',
      type: 'payment.captured',
      received_at: at,
      processed_at: at,
      outcome: 'settled',
      attempts: 1,
      last_error: null,
    },
  ],
  documents: [{ number: 'VP2627-000001', kind: 'invoice', issued_at: at, total_paise: 14_989_899, refund_id: null }],
  ...part,
});

export const makeMatter = (part: Partial<Attention> = {}): Attention => ({
  kind: 'order-review',
  id: orderId,
  order_id: orderId,
  order_number: 'VPO-1001',
  amount_paise: 14_989_899,
  detail: 'the amount differs: pay_1',
  since: at,
  ...part,
});

export const makeRow = (key: string, net: number, part: Partial<SalesRow> = {}): SalesRow => ({
  key,
  label: key,
  orders: 1,
  items: 2,
  gross_paise: net,
  discount_paise: 0,
  refunded_paise: 0,
  net_paise: net,
  taxable_paise: net,
  cgst_paise: 0,
  sgst_paise: 0,
  igst_paise: 0,
  ...part,
});

export const makeCoupon = (part: Partial<Coupon> = {}): Coupon => ({
  code: 'DIWALI',
  kind: 'percent',
  value: 10,
  min_total_paise: 0,
  course_ids: null,
  plan_ids: null,
  max_uses: null,
  max_uses_per_person: 1,
  starts_at: '2026-11-01T00:00:00.000Z',
  ends_at: null,
  active: true,
  used: 3,
  reserved: 1,
  ...part,
});

export const makePlan = (part: Partial<Plan> = {}): Plan => ({
  plan_id: 4,
  kind: 'all',
  title: 'Lifetime Access',
  title_hi: '',
  description: '',
  description_hi: '',
  price_paise: 499_900,
  months: null,
  course_ids: [],
  active: true,
  ...part,
});

export const makeGrant = (part: Partial<Grant> = {}): Grant => ({
  grant_id: '7b1c9a0e-1111-4c53-9a55-0f3f6d1f4a01',
  user_id: 3,
  email: 'learner@vidyapath.example',
  name: 'Asha Learner',
  scope: 'course',
  course_id: 7,
  course_name: 'React Basics',
  course_name_hi: '',
  source: 'given',
  order_id: null,
  starts_at: at,
  ends_at: null,
  created_at: at,
  reason: 'Won a prize',
  revoked_at: null,
  revoke_reason: null,
  waiting: false,
  ...part,
});
