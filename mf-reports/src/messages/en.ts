import type { Messages } from '@vidyapath/platform-api/i18n';

const messages: Messages = {
  title: 'User Report',
  lead: 'This page is being prepared.',
};

export default messages;
