import { nextStep, settleAt } from './settle-times';
import { judgeCapture } from './judge-capture';
import { mergeStatus } from './payment-status';

test.each([
  [undefined, 'created', false, 'created'],
  ['created', 'failed', false, 'failed'],
  ['failed', 'created', false, 'failed'],
  ['failed', 'authorized', false, 'authorized'],
  ['failed', 'captured', true, 'captured'],
  ['authorized', 'failed', false, 'authorized'],
  ['captured', 'failed', false, 'captured'],
  ['captured', 'authorized', false, 'captured'],
  ['captured', 'refunded', true, 'captured'],
  // Given back by the gateway because it was not captured.
  ['authorized', 'refunded', false, 'failed'],
  [undefined, 'refunded', false, 'failed'],
] as const)('a payment that is %s here and %s there (captured: %s) is %s', (known, status, captured, merged) => {
  expect(mergeStatus(known, { status, captured })).toBe(merged);
});

const payment = { status: 'captured' as const, amount_paise: 500, currency: 'INR', pays_order: false };
test.each([
  ['pending', {}, 'pays'],
  ['cancelled', {}, 'late'],
  ['expired', {}, 'late'],
  ['paid', {}, 'surplus'],
  ['partially_refunded', {}, 'surplus'],
  ['refunded', {}, 'surplus'],
  ['pending', { amount_paise: 499 }, 'wrong-money'],
  ['expired', { amount_paise: 501 }, 'wrong-money'],
  ['paid', { amount_paise: 499 }, 'surplus'],
  ['paid', { currency: 'USD' }, 'wrong-money'],
  ['pending', { status: 'authorized' as const }, 'done'],
  ['paid', { pays_order: true }, 'done'],
] as const)('of an order that is %s a payment %j is judged %s', (status, fields, judgement) => {
  expect(judgeCapture({ status, total_paise: 500 }, { ...payment, ...fields }, false)).toBe(judgement);
});

test('a payment that has a refund is done with', () => {
  expect(judgeCapture({ status: 'paid', total_paise: 500 }, payment, true)).toBe('done');
});

test('the gateway is asked seven times within three days; what was missed is left out, all but the last', () => {
  const made = new Date('2026-11-23T00:00:00Z');
  const later = (seconds: number): Date => new Date(made.getTime() + seconds * 1_000);
  expect([settleAt(made, 0), settleAt(made, 6), settleAt(made, 7)]).toEqual([later(30), later(259_200), undefined]);
  expect(nextStep(made, 0, later(31))).toBe(1);
  expect(nextStep(made, 0, later(700))).toBe(3);
  expect(nextStep(made, 2, later(400_000))).toBe(6);
  expect(nextStep(made, 6, later(400_000))).toBeUndefined();
});
