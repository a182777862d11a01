export const failed = {
  load: 'This could not be loaded.',
  retry: 'Try again',
  gateway: 'The payment window could not be opened. Nothing was charged. Check your connection and try again.',
};

const away = 'The shop is not available at the moment. Nothing was charged. Try again in a little while.';

export const problem = {
  offline: 'No answer came. Check your connection and try again.',
  tooMany_one: 'Too many attempts. Try again in {{count}} minute.',
  tooMany_other: 'Too many attempts. Try again in {{count}} minutes.',
  away,
  broken: away,
  refused: 'Please correct the marked fields.',
  unknown: 'This was not possible. Try again.',
  report: 'Report this',
  field: 'Please check this: {{detail}}',
  characters: 'Please use other characters.',
  kinds: {
    'total-changed': 'The price has changed. Look at the new total, then pay if you agree.',
    'already-owned': 'You have one of these already. It is marked and not counted any more.',
    'not-for-sale': 'One of these is not for sale any more. It is marked and not counted any more.',
    'coupon-not-valid': 'The coupon cannot be used any more. Look at the new total, then pay if you agree.',
    'too-many-pending': 'You have several orders that are not paid yet. Pay or cancel one of them under Orders first.',
    'amount-refused':
      'The payment provider does not take this amount at once. Buy fewer items at a time, or write to our help desk.',
    'payments-off': 'Buying is switched off at the moment. Nothing was charged.',
    'order-state': 'The order has changed in the meantime. This page shows how it is now.',
    'payment-seen': 'A payment was seen, so the order cannot be cancelled now.',
    'refund-window-closed': 'The 72 hours are over. Write to us: a ticket about payment reaches those who decide.',
    'refund-by-ticket':
      'You had your money back for this once. Write to us: a ticket about payment reaches those who decide.',
    'already-refunded': 'This was refunded already.',
    'too-little-to-refund': 'Less than ₹1 can only be paid back together with other items.',
  },
};
