import type { PaymentError, PaymentMethod } from './payments.repository';

const declined: PaymentError = {
  code: 'BAD_REQUEST_ERROR',
  description: 'Payment failed',
  source: 'gateway',
  step: 'payment_authorization',
  reason: 'payment_failed',
};

const upiFailed: PaymentError = {
  ...declined,
  description:
    'Payment was unsuccessful due to a temporary issue. If amount got deducted, it will be refunded within 5-7 working days.',
  step: 'payment_response',
};

export const cancelled: PaymentError = {
  ...declined,
  description: "You may have cancelled the payment or there was a delay in response from the bank's page.",
  source: 'customer',
  step: 'payment_authentication',
  reason: 'payment_cancelled',
};

export const timedOut: PaymentError = {
  ...declined,
  description: 'Payment was not completed on time.',
  source: 'customer',
  step: 'payment_authentication',
  reason: 'payment_timed_out',
};

export const failureOf = (method: PaymentMethod): PaymentError => (method === 'upi' ? upiFailed : declined);
