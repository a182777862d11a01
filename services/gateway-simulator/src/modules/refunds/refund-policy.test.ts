import type { PaymentRow } from '../payments/payments.repository';
import { refundAmountOf } from './refund-policy';

const payment: PaymentRow = {
  id: 'pay_1',
  order_id: 'order_1',
  amount: 1_000,
  status: 'captured',
  method: 'upi',
  amount_refunded: 0,
  email: '',
  contact: '',
  notes: {},
  error: null,
  created_at: new Date('2026-01-31T00:00:00Z'),
};

test('a payment can be refunded for six months', () => {
  expect(refundAmountOf(payment, 500, new Date('2026-07-31T00:00:00Z'))).toBe(500);
  expect(() => refundAmountOf(payment, 500, new Date('2026-07-31T00:00:01Z'))).toThrow(/6 months/);
});

test('the remaining amount is the part that was not refunded yet', () => {
  expect(refundAmountOf({ ...payment, amount_refunded: 300 }, null, payment.created_at)).toBe(700);
});
