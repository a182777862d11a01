import notifications from '@vidyapath/client/formats/notification-messages/hi';
import type { Messages } from '@vidyapath/platform-api/i18n';
import account from './hi/account';
import dashboard from './hi/dashboard';

const messages: Messages = { ...account, ...dashboard, notifications };

export default messages;
