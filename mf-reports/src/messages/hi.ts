import staff from '@vidyapath/client/staff-messages/hi';
import type english from './en';
import { errorDays, errorGroup, errorReport } from './hi/errors';
import { audit, people, person } from './hi/people';
import { loginReport, logins, userReport } from './hi/reports';

const messages: typeof english = {
  ...staff,
  list: {
    ...staff.list,
    serial: 'क्र.',
    noMatch: 'आपकी खोज और फ़िल्टर से मेल खाता कुछ नहीं मिला।',
    showAll: 'सब दिखाएँ',
    yes: 'हाँ',
    no: 'नहीं',
    none: '–',
  },
  audit,
  errorDays,
  errorGroup,
  errorReport,
  loginReport,
  logins,
  people,
  person,
  userReport,
};

export default messages;
