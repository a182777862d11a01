import reviewBoard from '@vidyapath/client/formats/review-messages/hi';
import type { Messages } from '@vidyapath/platform-api/i18n';
import { account } from './hi/account';
import { catalogue, purchase } from './hi/catalogue';
import { course, discussions, teacher } from './hi/course';
import { plans, shared, titles } from './hi/general';
import { landing } from './hi/landing';

const messages: Messages = {
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
};

export default messages;
