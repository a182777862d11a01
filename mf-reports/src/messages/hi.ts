import staff from '@vidyapath/client/formats/staff-messages/hi';
import type english from './en';
import { errorDays, errorGroup, errorReport } from './hi/errors';
import { audit, people, person, problemKinds } from './hi/people';
import { loginReport, logins, userReport } from './hi/reports';

const messages: typeof english = {
  ...staff,
  audit,
  errorDays,
  errorGroup,
  errorReport,
  loginReport,
  logins,
  people,
  person,
  problem: { ...staff.problem, kinds: problemKinds },
  userReport,
};

export default messages;
