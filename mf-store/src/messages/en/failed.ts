export const failed = {
  load: 'This could not be loaded.',
  retry: 'Try again',
  gateway: 'The payment window could not be opened. Nothing was charged. Check your connection and try again.',
};

const away = 'The store is not available at the moment. Nothing was charged. Try again in a little while.';

export const problem = {
  offline: 'The server did not respond. Check your connection and try again.',
  tooMany_one: 'Too many attempts. Try again in {{count}} minute.',
  tooMany_other: 'Too many attempts. Try again in {{count}} minutes.',
  away,
  broken: away,
  refused: 'Please correct the marked fields.',
  unknown: 'Something went wrong. Try again.',
  report: 'Report this',
  field: 'Please check this: {{detail}}',
  characters: 'Please use other characters.',
  kinds: {
    'total-changed': 'The price has changed. Check the new total before you pay.',
    'already-owned': 'You already have one of these. It is marked and no longer part of the total.',
    'not-for-sale': 'One of these is no longer for sale. It is marked and no longer part of the total.',
    'coupon-not-valid': 'The coupon can no longer be used. Check the new total before you pay.',
    'too-many-pending': 'You have several unpaid orders. Pay or cancel one of them under Orders first.',
    'amount-refused':
      'The payment provider does not accept this amount in one payment. Buy fewer items at a time, or write to our help desk.',
    'payments-off': 'Purchases are switched off at the moment. Nothing was charged.',
    'order-state': 'The order has changed in the meantime. This page shows its current state.',
    'payment-seen': 'A payment is in progress, so the order cannot be cancelled now.',
    'refund-window-closed': 'The 72 hours are over. To ask for a refund, open a ticket about the payment.',
    'refund-by-ticket':
      'You have already had a refund for this once. To ask for another, open a ticket about the payment.',
    'already-refunded': 'This has already been refunded.',
    'too-little-to-refund': 'Less than ₹1 can only be refunded together with other items.',
  },
};
