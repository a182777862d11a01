import staff from '@vidyapath/client/formats/staff-messages/en';
import type { Messages } from '@vidyapath/platform-api/i18n';
import { errorDays, errorGroup, errorReport } from './en/errors';
import { audit, people, person, problemKinds } from './en/people';
import { loginReport, logins, userReport } from './en/reports';

const messages = {
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
} satisfies Messages;

export default messages;

declare module '@vidyapath/platform-api/i18n' {
  interface OwnMessages {
    mf_reports: typeof messages;
  }
}
