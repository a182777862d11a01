import type { Messages } from '@vidyapath/platform-api/i18n';

const messages: Messages = {
  label: 'Developer’s build',
  text: 'In this tab, {{name}} comes from {{address}}.',
  end: 'End the override',
};
export default messages;
