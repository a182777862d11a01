import staff from '@vidyapath/client/formats/staff-messages/en';
import type { Messages } from '@vidyapath/platform-api/i18n';
import { asker, contactMessages, desk, handling } from './en/desk';
import { faq, faqEntries } from './en/faq';
import { grievance } from './en/grievance';
import { categories, newTicket, problemKinds, statuses, ticket, tickets } from './en/tickets';
import { unsubscribe } from './en/unsubscribe';

const messages = {
  ...staff,
  conflict: { ...staff.conflict, empty: 'empty', otherText: 'a different text' },
  delete: { ...staff.delete, question: 'Are you sure you want to delete this question?' },
  faq,
  faqEntries,
  asker,
  categories,
  contactMessages,
  desk,
  grievance,
  handling,
  newTicket,
  problem: { ...staff.problem, kinds: problemKinds },
  statuses,
  ticket,
  tickets,
  unsubscribe,
} satisfies Messages;

export default messages;

declare module '@vidyapath/platform-api/i18n' {
  interface OwnMessages {
    mf_helpdesk: typeof messages;
  }
}
