import staff from '@vidyapath/client/formats/staff-messages/hi';
import { stateNamesHindi } from '@vidyapath/http/state-names-hi';
import type english from './en';
import { coupons, grants, plans } from './hi/offers';
import { attention, decision, history, money, order, orders, problemKinds, refund, status, tax } from './hi/orders';
import { note } from './hi/notes';
import { gst, report } from './hi/report';

const messages: typeof english = {
  ...staff,
  conflict: { ...staff.conflict, empty: 'खाली' },
  rule: {
    ...staff.rule,
    price: 'इसे 0 से 9 के अंकों में, बिना कॉमा के लिखें; दशमलव के बाद ज़्यादा से ज़्यादा {{decimals}} अंक, जैसे 1999.50।',
    priceMin: '{{field}} कम से कम {{min}} होना चाहिए।',
    priceMax: '{{field}} ज़्यादा से ज़्यादा {{max}} हो सकता है।',
    whole: '{{min}} से {{max}} तक की पूरी संख्या लिखें।',
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
  states: stateNamesHindi,
  status,
  tax,
};

export default messages;
