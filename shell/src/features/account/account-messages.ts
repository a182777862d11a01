import type { MessageLoaders } from '@vidyapath/platform-api/i18n';

/** Separate from the shell's messages, so that visitors do not fetch them. */
export const accountMessages: MessageLoaders = {
  en: () => import(/* webpackChunkName: 'lazy-account-en' */ './messages/en'),
  hi: () => import(/* webpackChunkName: 'lazy-account-hi' */ './messages/hi'),
};
