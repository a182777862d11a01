import { stateNames } from '@vidyapath/http/state-codes';
import type { Messages } from '@vidyapath/platform-api/i18n';
import { failed, problem } from './en/failed';
import { order, orders, refund } from './en/orders';

const messages = {
  loading: 'Loading',
  price: { now: 'Price now', before: 'Price before' },
  download: { failed: 'The document could not be downloaded. Try again.' },
  cart: {
    title: 'Cart',
    items: 'Items',
    empty: 'Your cart is empty',
    emptyText: 'Courses and plans you add stay here until you buy them.',
    browse: 'Browse courses',
    checkout: 'Go to checkout',
    loginOnTheWay:
      'You will be asked to log in or sign up; your cart stays as it is. You pay once. Nothing renews automatically.',
  },
  line: {
    unknown: 'This item is no longer available',
    remove: 'Remove',
    discount: 'Coupon: {{amount}} off',
    partlyOwned_one: 'You already have {{count}} of its courses.',
    partlyOwned_other: 'You already have {{count}} of its courses.',
    retry: 'Retry payment of {{amount}}',
    changed: 'The price has changed: it was {{before}} when you added it and is {{now}} now.',
    problem: {
      owned: 'You already have this. It is not part of the total.',
      'not-for-sale': 'This is no longer for sale. It is not part of the total.',
      included: 'Another item in your cart includes this. It is not part of the total.',
      free: 'This is free: open it and start learning. It is not part of the total.',
      held: 'You have an unpaid order for this. It is not part of the total.',
    },
  },
  coupon: {
    label: 'Coupon code',
    apply: 'Apply',
    remove: 'Remove',
    applied: '{{amount}} off',
    problem: {
      unknown: 'This coupon code does not exist.',
      'not-yet': 'This coupon is not valid yet.',
      ended: 'This coupon has expired.',
      'used-up': 'This coupon has been used up.',
      'not-for-these': 'This coupon does not apply to these items.',
      minimum: 'Your total is too low for this coupon.',
      held: 'This coupon is on an unpaid order of yours:',
    },
  },
  totals: {
    subtotal: 'Subtotal',
    discount: 'Coupon',
    total: 'Total',
    refunded: 'Refunded',
    taxable: 'Before tax',
    igst: 'IGST {{rate}} %',
    cgst: 'CGST {{rate}} %',
    sgst: 'SGST {{rate}} %',
    taxIncluded: 'Prices include all taxes.',
    taxAfterState: 'The price includes all taxes. Choose your state to see them.',
  },
  checkout: {
    title: 'Checkout',
    once: 'You pay once. Nothing renews automatically.',
    emptyText: 'Choose a course or a plan first.',
    pay: 'Pay {{amount}}',
    finish: 'Complete the order',
    ways: 'UPI: scan a code on a computer, open your app on a phone. Cards and net banking work too.',
    refund: 'You can get a refund within 72 hours, from the page of your order.',
  },
  billing: {
    title: 'Billing details',
    name: 'Name',
    state: 'State or union territory',
    stateHint: 'Where you live. It decides which tax your invoice shows.',
    chooseState: 'Choose your state',
    gstin: 'GSTIN (optional)',
    gstinHint: 'For businesses that are registered for GST.',
    gstinWrong: 'This is not a valid GSTIN. Check its 15 letters and digits.',
    gstinState: 'This GSTIN belongs to a different state from the one you chose.',
    address: 'Address (optional)',
    restored: 'We kept what you typed before your session ended.',
  },
  plans: {
    title: 'Plans',
    lead: 'Many courses for one price.',
    empty: 'No plans are on sale at the moment',
    bundle_one: '{{count}} course',
    bundle_other: '{{count}} courses',
    all: 'All courses',
    forLife: 'for life',
    chosen: 'Your choice',
    months_one: '{{count}} month',
    months_other: '{{count}} months',
    buyNow: 'Buy Now',
    addToCart: 'Add to Cart',
    toCart: 'Go to the cart',
    added: '{{title}} is in your cart.',
    there: '{{title}} is already in your cart.',
    full: 'Your cart is full. Buy or remove something before you add {{title}}.',
  },
  states: stateNames,
  orders,
  order,
  refund,
  failed,
  problem,
  rule: { required: '{{field}} is required.', tooLong: '{{field}} can have at most {{max}} characters.' },
} satisfies Messages;

export default messages;

declare module '@vidyapath/platform-api/i18n' {
  interface OwnMessages {
    mf_store: typeof messages;
  }
}
