import staff from '@vidyapath/client/formats/staff-messages/en';
import { type StateCode, stateNames } from '@vidyapath/http/state-codes';
import type { Messages } from '@vidyapath/platform-api/i18n';
import { coupons, grants, plans } from './en/offers';
import { attention, decision, history, money, order, orders, problemKinds, refund, status, tax } from './en/orders';
import { note } from './en/notes';
import { gst, report } from './en/report';

const states: Record<StateCode, string> = stateNames;

const messages = {
  ...staff,
  conflict: { ...staff.conflict, empty: 'empty' },
  rule: {
    ...staff.rule,
    price: 'Write it in the digits 0 to 9, without commas, with at most {{decimals}} decimals, like 1999.50.',
    priceMin: '{{field}} must be at least {{min}}.',
    priceMax: '{{field}} can be at most {{max}}.',
    whole: 'Write a whole number from {{min}} to {{max}}.',
  },
  attention,
  coupons,
  decision,
  grants,
  gst,
  history,
  money,
  note,
  order,
  orders,
  plans,
  problem: { ...staff.problem, kinds: problemKinds },
  refund,
  report,
  states,
  status,
  tax,
} satisfies Messages;

export default messages;

declare module '@vidyapath/platform-api/i18n' {
  interface OwnMessages {
    mf_sales: typeof messages;
  }
}
