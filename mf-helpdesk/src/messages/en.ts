import type { Messages } from '@vidyapath/platform-api/i18n';

const messages: Messages = {
  title: 'FAQ',
  lead: 'This page is being prepared.',
};

export default messages;
