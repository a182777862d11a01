export const status = {
  pending: 'Payment pending',
  paid: 'Paid',
  partially_refunded: 'Partly refunded',
  refunded: 'Refunded',
  cancelled: 'Cancelled',
  expired: 'Expired',
  review: 'Under review',
};

export const tax = { taxable: 'Taxable value', cgst: 'CGST', sgst: 'SGST', igst: 'IGST' };

export const orders = {
  title: 'All orders',
  lead: 'Search by order number, name or email.',
  table: 'Orders',
  empty: 'No orders yet',
  emptyText: 'What people buy appears here.',
  status: 'Status',
  anyStatus: 'Any status',
  erased: 'Account erased',
  columns: {
    number: 'Number',
    created: 'Ordered',
    buyer: 'Buyer',
    email: 'Email',
    status: 'Status',
    total: 'Total',
    refunded: 'Refunded',
  },
  failed: { load: 'Failed to load orders.' },
};

export const order = {
  title: 'Order',
  heading: 'Order {{number}}',
  failed: 'The order could not be loaded.',
  missing: 'There is no such order',
  toOrders: 'See all orders',
  summary: 'Order and buyer',
  review: 'Under review because',
  paidBack: 'Refunded automatically because',
  refundReason: {
    'owned-by-order': 'the buyer already has it from another order',
    'not-for-sale': 'it was no longer for sale',
    'account-erased': 'the account was erased',
    late: 'the payment arrived late, and the buyer already had it by then',
  },
  buyer: 'Buyer',
  paid: 'Paid on',
  expires: 'Can be paid until',
  billedTo: 'Billed to',
  state: 'Place of supply',
  gstin: 'GSTIN',
  address: 'Address',
  language: 'Language of emails',
  languages: { en: 'English', hi: 'Hindi' },
  items: 'Items and amounts',
  itemRefunded: '{{amount}} refunded',
  discount: 'Coupon {{code}}',
  documents: 'Documents',
  invoice: 'Invoice {{number}}, {{amount}}, {{when}} (PDF)',
  receipt: 'Receipt {{number}}, {{amount}}, {{when}} (PDF)',
  creditNote: 'Credit note {{number}}, {{amount}}, {{when}} (PDF)',
  refundNote: 'Refund note {{number}}, {{amount}}, {{when}} (PDF)',
  voidRefundNote: 'Void refund note {{number}}, {{amount}}, {{when}}: its refund failed (PDF)',
  voidCreditNote: 'Void credit note {{number}}, {{amount}}, {{when}}: its refund failed (PDF)',
};

export const money = {
  title: 'Payments, refunds and disputes',
  none: 'No payments yet.',
  what: 'What',
  id: 'Number',
  state: 'State',
  amount: 'Amount',
  payment: 'Payment',
  refund: 'Refund',
  dispute: 'Dispute',
  paysNothing: 'not applied to the order',
  paymentStatus: {
    created: 'begun',
    authorized: 'authorised',
    captured: 'received',
    refunded: 'refunded',
    failed: 'failed',
  },
  disputeStatus: {
    open: 'open',
    under_review: 'being examined',
    action_required: 'needs an answer',
    won: 'won',
    lost: 'lost',
    closed: 'closed',
  },
  refundStatus: { pending: 'on its way', processed: 'refunded', failed: 'failed' },
};

export const history = {
  title: 'History',
  none: 'Nothing has happened yet.',
  when: 'When',
  what: 'What happened',
  who: 'By',
  note: 'Note',
  platform: 'Platform',
  buyer: 'Buyer',
  staff: 'Staff, account {{id}}',
  gateway: 'Payment gateway',
  done_one: 'processed after {{count}} attempt',
  done_other: 'processed after {{count}} attempts',
  waiting_one: 'not processed yet, {{count}} attempt',
  waiting_other: 'not processed yet, {{count}} attempts',
  event: {
    created: 'Order placed',
    paid: 'Payment accepted',
    cancelled: 'Order cancelled',
    expired: 'Time to pay ran out',
    review: 'Put under review',
    resolved: 'Staff decided',
    dispute: 'Dispute',
    'refund-booked': 'Refund booked',
    'refund-processed': 'Refund paid',
    'refund-failed': 'Refund failed',
    'coupon-late': 'Coupon used late',
    refunded: 'Refund booked',
    'refunded-in-part': 'Partial refund booked',
  },
};

export const refund = {
  title: 'Refund',
  open: 'Refund this order',
  what: 'What to refund',
  item: '{{title}}, {{amount}}',
  chooseOne: 'Choose at least one item.',
  reason: 'Reason',
  reasonHint: 'It is stored with the order, where the buyer can read it.',
  ends: 'Access from these items ends at once. The money goes back to the original payment method in 5 to 7 working days.',
  send: 'Refund {{amount}}',
  done: 'The refund is booked.',
  failed: 'The refund could not be booked.',
};

export const problemKinds = {
  'already-refunded': 'One of these items has already been refunded. The page shows the current state of the order.',
  'order-state': 'This is no longer possible. The page shows the current state of the order.',
  'too-little-to-refund': 'Less than ₹1 can only be refunded together with other items.',
  'idempotency-key-reused': 'This was sent before with other values. Reload the page and check the order.',
};

export const decision = {
  title: 'Needs a decision',
  action: 'Decision',
  choose: 'Choose a decision',
  actions: {
    grant: 'Accept the payment',
    refund: 'Refund the money',
    'paid-otherwise': 'Refunded by bank transfer',
  },
  means: {
    grant:
      'The money that came in counts as what the order costs, and the buyer gets access; what the buyer has already, or paid twice, is refunded automatically. A paid order stays as it is, and a dispute or a late coupon is marked as handled.',
    refund:
      'Money that is not applied to the order is refunded; if there is none, all that is left of the order is. A refund that failed is sent again; a lost dispute gets its credit note.',
    'paid-otherwise': 'You have refunded it by bank transfer: the refund that failed counts as done.',
  },
  reference: 'Reference of the transfer',
  referenceHint: 'The UTR number, for example.',
  reason: 'Reason',
  send: 'Apply',
  done: 'The decision was applied.',
  failed: 'The decision could not be applied.',
};

export const attention = {
  title: 'Needs attention',
  lead: 'Payments and orders that disagree, and what to do about each. Newest first.',
  empty: 'Nothing needs attention',
  emptyText: 'Payments that do not match their order, refunds that failed and disputes appear here.',
  failed: 'The list could not be loaded.',
  toOrder: 'Open order {{number}}',
  since: 'Since {{when}}',
  kind: {
    'order-review': 'Order under review',
    'refund-failed': 'Refund failed',
    dispute: 'Dispute',
    'event-stuck': 'Gateway event not processed',
    'coupon-late': 'Coupon used beyond its limit',
    'job-failed': 'Job failed',
    'gateway-refused': 'The payment gateway rejects our requests',
  },
  todo: {
    'order-review': 'Compare the payments with the order, then accept the payment or refund it on the order’s page.',
    'refund-failed':
      'The buyer has access again. Send the refund again, or transfer the money by bank and note the reference on the order’s page.',
    dispute:
      'Answer it in the gateway’s dashboard before its date, then accept the payment on the order’s page. Once it is lost, let the credit note be issued there.',
    'event-stuck':
      'It is retried automatically. If it stays for an hour, send the error above to the operators, or dismiss it.',
    'coupon-late':
      'The buyer keeps the price. Raise the coupon’s limit if you want, then accept the payment on the order’s page.',
    'job-failed': 'It is not retried automatically. Send the error above to the operators, then retry or dismiss it.',
    'gateway-refused':
      'Nobody can pay. Check the account in the gateway’s dashboard, and let the operators check the key and its secret. This entry closes automatically once the gateway accepts our calls again.',
  },
  end: {
    open: 'Close this entry',
    action: 'Action',
    choose: 'Choose an action',
    actions: { again: 'Retry now', 'set-aside': 'Dismiss' },
    means: {
      again: 'It is retried at once. If it fails again, it appears here again.',
      'set-aside': 'It is not needed and is never retried.',
    },
    reason: 'Reason',
    send: 'Apply',
    done: 'Done.',
    failed: 'It could not be done.',
  },
};
