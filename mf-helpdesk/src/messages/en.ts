import staff from '@vidyapath/client/staff-messages/en';
import type { Messages } from '@vidyapath/platform-api/i18n';
import { faq, faqEntries } from './en/faq';

const messages = {
  ...staff,
  list: {
    ...staff.list,
    noMatch: 'Nothing matches your search and filters.',
    showAll: 'Show everything',
    yes: 'Yes',
    no: 'No',
    none: '–',
  },
  conflict: { ...staff.conflict, empty: 'empty', otherText: 'a different text' },
  delete: { ...staff.delete, question: 'Are you sure you want to delete this question?' },
  faq,
  faqEntries,
} satisfies Messages;

export default messages;
