export const orders = {
  title: 'Orders',
  empty: 'No orders yet',
  emptyText: 'What you buy stands here, with its bill.',
  pages: 'Pages of orders',
  page: 'Page {{number}}',
};

export const order = {
  title: 'Order',
  heading: 'Order {{number}}',
  items: 'What you ordered',
  placed: 'Ordered',
  gstin: 'GSTIN',
  address: 'Address',
  payment: 'Payment number',
  itemRefunded: '{{amount}} paid back',
  missing: 'There is no such order in your account',
  help: 'Help with this order',
  toOrders: 'See your orders',
  goOn: 'Go on paying',
  cancel: 'Cancel the order',
  again: 'Put it into the cart again',
  start: 'Start learning',
  choose: 'Choose a course',
  invoice: 'Bill {{number}} (PDF)',
  creditNote: 'Credit note {{number}} (PDF)',
  documentFailed: 'The document could not be fetched. Try again.',
  state: {
    toPay: {
      short: 'Not paid yet',
      title: 'Not paid yet',
      text: 'You can pay until {{until}}. If a payment failed, you can try again; money that was taken for it comes back by itself.',
    },
    seen: {
      short: 'Waiting for the bank',
      title: 'A payment was seen',
      text: 'We are waiting for your bank. This page changes by itself as soon as it answers; you need not pay again. If the payment fails, your bank returns the money within 5 working days.',
    },
    review: {
      short: 'Being checked',
      title: 'We are checking this payment',
      text: 'The payment and the order do not match, so a person is looking at it. You need not do anything, and need not pay again.',
    },
    expired: {
      short: 'Not paid in time',
      title: 'The time to pay is over',
      text: 'Nothing was bought. Should money have been taken all the same, it comes back by itself.',
    },
    cancelled: {
      short: 'Cancelled',
      title: 'This order was cancelled',
      text: 'Nothing was bought. Should money have been taken all the same, it comes back by itself.',
    },
    paid: {
      short: 'Paid',
      title: 'Thank you, this is yours now',
      text: 'You can start at once. The bill is here too.',
    },
    partially_refunded: {
      short: 'Partly refunded',
      title: 'Partly refunded',
      text: 'A part of this order was paid back. The rest stays yours.',
    },
    refunded: {
      short: 'Refunded',
      title: 'Refunded',
      text: 'The whole order was paid back, and what it gave has ended.',
    },
  },
};

export const refund = {
  title: 'Money back',
  left: 'You can have your money back for {{hours}} h {{minutes}} m more.',
  over: 'The 72 hours are over. If the course was not as described, write to us: a ticket about payment reaches those who decide.',
  desk: 'Write to us',
  open: 'Ask for a refund',
  what: 'What to pay back',
  all: 'Everything, {{amount}}',
  one: '{{title}}, {{amount}}',
  reason: 'Reason (if you want to say it)',
  reasonHint: 'It helps us to get better; you need not give one.',
  noReason: 'No reason given',
  ends: 'The money goes back the way it came. What you give back cannot be opened any more from now on.',
  send: 'Pay back {{amount}}',
  keep: 'Keep it',
  list: 'Refunds',
  status: {
    pending: 'On its way since {{when}}. Banks need 2 to 10 working days.',
    processed: 'Paid back on {{when}}.',
    failed: 'This could not be paid back. What it gave is yours again, and we are looking at it.',
  },
};
