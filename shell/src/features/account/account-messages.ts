import type { MessageLoaders } from '@vidyapath/platform-api/i18n';

/** Apart from the shell's own, so that no visitor fetches them. */
export const accountMessages: MessageLoaders = {
  en: () => import(/* webpackChunkName: 'lazy-account-en' */ './messages/en'),
  hi: () => import(/* webpackChunkName: 'lazy-account-hi' */ './messages/hi'),
};
