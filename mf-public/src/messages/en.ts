import reviewBoard from '@vidyapath/client/formats/review-messages/en';
import type { Messages } from '@vidyapath/platform-api/i18n';
import { account } from './en/account';
import { catalogue, purchase } from './en/catalogue';
import { course, discussions, teacher } from './en/course';
import { plans, shared, titles } from './en/general';
import { landing } from './en/landing';

const messages = {
  ...shared,
  titles,
  plans,
  account,
  catalogue,
  purchase,
  course,
  discussions,
  teacher,
  reviewBoard,
  landing,
} satisfies Messages;

export default messages;

declare module '@vidyapath/platform-api/i18n' {
  interface OwnMessages {
    mf_public: typeof messages;
  }
}
