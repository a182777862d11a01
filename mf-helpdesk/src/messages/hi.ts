import staff from '@vidyapath/client/formats/staff-messages/hi';
import type english from './en';
import { asker, contactMessages, desk, handling } from './hi/desk';
import { faq, faqEntries } from './hi/faq';
import { grievance } from './hi/grievance';
import { categories, newTicket, problemKinds, statuses, ticket, tickets } from './hi/tickets';
import { unsubscribe } from './hi/unsubscribe';

const messages: typeof english = {
  ...staff,
  conflict: { ...staff.conflict, empty: 'खाली', otherText: 'दूसरा पाठ' },
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
};

export default messages;
