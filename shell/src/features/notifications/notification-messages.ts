import type { MessageLoaders } from '@vidyapath/platform-api/i18n';

/** Separate from the shell's messages, so that a page without an open list does not fetch them. */
export const notificationMessages: MessageLoaders = {
  en: () => import(/* webpackChunkName: 'lazy-notifications-en' */ './messages/en'),
  hi: () => import(/* webpackChunkName: 'lazy-notifications-hi' */ './messages/hi'),
};
