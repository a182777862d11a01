import type { Translate } from '@vidyapath/platform-api/i18n';
import { noteText } from './note-text';

const t: Translate = (key, values) => `${key}${values && Object.keys(values).length > 0 ? JSON.stringify(values) : ''}`;

test.each([
  ['49900', 'note.amount{"amount":"₹499"}'],
  ['paid twice', 'note.paidTwice'],
  ['buyer: changed my mind: really', 'note.cause{"cause":"note.causes.buyer"}: changed my mind: really'],
  ['surplus 9950 of pay_1', 'note.booked{"id":"pay_1","amount":"₹99.50","cause":"note.causes.surplus"}'],
  ['captured 9900 USD of 49900 INR: pay_1', 'note.otherAmount{"currency":"USD","amount":"₹499","got":"99.00"}: pay_1'],
  ['captured after it was expired', 'note.late{"status":"status.expired"}'],
  ['disp_1 lost', 'note.dispute{"id":"disp_1","state":"money.disputeStatus.lost"}'],
  ['open', 'note.state{"state":"money.disputeStatus.open"}'],
  ['paid-otherwise: UTR 5', 'note.action{"action":"decision.actions.paid-otherwise"}: UTR 5'],
  ['Asked for by mail', 'Asked for by mail'],
  ['', ''],
])('%p is written in the reader’s language', (note, text) => {
  expect(noteText(t, note)).toBe(text);
});
