export const status = {
  pending: 'Not paid yet',
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
  lead: 'Search by order number, name or e-mail.',
  table: 'Orders',
  empty: 'No orders yet',
  emptyText: 'What people buy stands here.',
  status: 'Status',
  anyStatus: 'Any status',
  erased: 'Account erased',
  columns: {
    number: 'Number',
    created: 'Ordered',
    buyer: 'Buyer',
    email: 'E-mail',
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
  paidBack: 'Paid back by the platform because',
  refundReason: {
    'owned-by-order': 'the buyer has it already by another order',
    'not-for-sale': 'it was not for sale any more',
    'account-erased': 'the account was erased',
    late: 'the payment came late, and the buyer had it by then',
  },
  buyer: 'Buyer',
  paid: 'Paid on',
  expires: 'Can be paid until',
  billedTo: 'Billed to',
  state: 'Place of supply',
  gstin: 'GSTIN',
  address: 'Address',
  language: 'Language of mails',
  languages: { en: 'English', hi: 'Hindi' },
  items: 'Items and amounts',
  itemRefunded: '{{amount}} paid back',
  discount: 'Coupon {{code}}',
  documents: 'Documents',
  invoice: 'Bill {{number}}, {{amount}}, {{when}} (PDF)',
  creditNote: 'Credit note {{number}}, {{amount}}, {{when}} (PDF)',
  voidNote: 'Void credit note {{number}}, {{amount}}, {{when}}: its refund failed (PDF)',
};

export const money = {
  title: 'Payments, refunds and disputes',
  none: 'No money has moved yet.',
  what: 'What',
  id: 'Number',
  state: 'State',
  amount: 'Amount',
  payment: 'Payment',
  refund: 'Refund',
  dispute: 'Dispute',
  paysNothing: 'pays nothing',
  paymentStatus: {
    created: 'begun',
    authorized: 'authorised',
    captured: 'received',
    refunded: 'paid back',
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
  refundStatus: { pending: 'on its way', processed: 'paid back', failed: 'failed' },
};

export const history = {
  title: 'History',
  none: 'Nothing happened yet.',
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
    expired: 'Time to pay ended',
    review: 'Put under review',
    resolved: 'Staff decided',
    dispute: 'Dispute',
    'refund-booked': 'Refund booked',
    'refund-processed': 'Money paid back',
    'refund-failed': 'Refund failed',
    'coupon-late': 'Coupon used late',
    refunded: 'Refund booked',
    'refunded-in-part': 'Refund of a part booked',
  },
};

export const refund = {
  title: 'Pay money back',
  open: 'Refund this order',
  what: 'What is paid back',
  item: '{{title}}, {{amount}}',
  chooseOne: 'Choose at least one item.',
  reason: 'Reason',
  reasonHint: 'It is kept with the order, where the buyer can read it too.',
  ends: 'Access that these items give ends at once. The money goes back the way it came, in 5 to 7 working days.',
  send: 'Pay back {{amount}}',
  done: 'The refund is booked.',
  failed: 'The refund could not be booked.',
};

export const problemKinds = {
  'already-refunded': 'One of these items is refunded already. The page shows how the order is now.',
  'order-state': 'This is not possible any more. The page shows how the order is now.',
  'too-little-to-refund': 'Less than ₹1 can be paid back only together with other items.',
  'idempotency-key-reused': 'This was sent before with other values. Reload the page and look at the order.',
};

export const decision = {
  title: 'Needs a decision',
  action: 'Decision',
  choose: 'Choose a decision',
  actions: {
    grant: 'Accept the payment',
    refund: 'Pay the money back',
    'paid-otherwise': 'Paid back by bank transfer',
  },
  means: {
    grant:
      'The money that came in counts as what the order costs, and the buyer gets access; what the buyer has already, or paid twice, goes back by itself. An order that is paid stays as it is, and a dispute or a late coupon counts as seen.',
    refund:
      'Money that pays nothing goes back, else all that is left of the order. A refund that failed is sent again; a lost dispute gets its credit note.',
    'paid-otherwise': 'You have paid it back by bank transfer: the refund that failed counts as done.',
  },
  reference: 'Reference of the transfer',
  referenceHint: 'The UTR number, for example.',
  reason: 'Reason',
  send: 'Carry it out',
  done: 'The decision was carried out.',
  failed: 'The decision could not be carried out.',
};

export const attention = {
  title: 'Needs attention',
  lead: 'Where money and orders disagree, and what to do about each. The newest stands first.',
  empty: 'Nothing needs attention',
  emptyText: 'Payments that do not match their order, refunds that failed and disputes stand here.',
  failed: 'The list could not be loaded.',
  toOrder: 'Open order {{number}}',
  since: 'Since {{when}}',
  kind: {
    'order-review': 'Order under review',
    'refund-failed': 'Refund failed',
    dispute: 'Dispute',
    'event-stuck': 'Event of the gateway not processed',
    'coupon-late': 'Coupon used after its last use was gone',
    'job-failed': 'Job failed',
    'gateway-refused': 'The payment gateway refuses us',
  },
  todo: {
    'order-review': 'Compare the payments with the order, then accept the payment or pay it back on the order’s page.',
    'refund-failed':
      'The buyer has access again. Send the refund again, or transfer the money by bank and note the reference on the order’s page.',
    dispute:
      'Answer it in the gateway’s dashboard before its date, then accept the payment on the order’s page. Once it is lost, let the credit note be issued there.',
    'event-stuck':
      'It is tried again by itself. If it stays for an hour, tell the operators the error above, or set it aside.',
    'coupon-late':
      'The buyer keeps the price. Raise the uses of the coupon if you want, then accept the payment on the order’s page.',
    'job-failed':
      'It is not tried again by itself. Tell the operators the error above, then try it again or set it aside.',
    'gateway-refused':
      'Nobody can pay. Check the account in the gateway’s dashboard, and let the operators check the key and its secret. This entry ends by itself once the gateway accepts our calls again.',
  },
  end: {
    open: 'End this entry',
    action: 'What is done',
    choose: 'Choose an action',
    actions: { again: 'Try it again now', 'set-aside': 'Set it aside' },
    means: {
      again: 'It is tried at once. If it fails again, it stands here again.',
      'set-aside': 'It is not needed: it is never tried again.',
    },
    reason: 'Reason',
    send: 'Carry it out',
    done: 'It was carried out.',
    failed: 'It could not be carried out.',
  },
};
