import notifications from '@vidyapath/client/formats/notification-messages/en';
import type { Messages } from '@vidyapath/platform-api/i18n';
import account from './en/account';
import dashboard from './en/dashboard';

const messages: Messages = { ...account, ...dashboard, notifications };

export default messages;
