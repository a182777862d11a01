import staff from '@vidyapath/client/staff-messages/hi';
import type english from './en';
import { faq, faqEntries } from './hi/faq';

const messages: typeof english = {
  ...staff,
  list: {
    ...staff.list,
    noMatch: 'आपकी खोज और फ़िल्टर से मेल खाता कुछ नहीं मिला।',
    showAll: 'सब दिखाएँ',
    yes: 'हाँ',
    no: 'नहीं',
    none: '–',
  },
  conflict: { ...staff.conflict, empty: 'खाली', otherText: 'दूसरा पाठ' },
  faq,
  faqEntries,
};

export default messages;
