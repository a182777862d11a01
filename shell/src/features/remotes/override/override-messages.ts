import type { MessageLoaders } from '@vidyapath/platform-api/i18n';

/** Separate from the shell's messages, so that visitors do not fetch them. */
export const overrideMessages: MessageLoaders = {
  en: () => import(/* webpackChunkName: 'lazy-override-en' */ './messages/en'),
  hi: () => import(/* webpackChunkName: 'lazy-override-hi' */ './messages/hi'),
};
