import type { MessageLoaders } from '@vidyapath/platform-api/i18n';

/** Apart from the shell's own, so that no visitor fetches them. */
export const overrideMessages: MessageLoaders = {
  en: () => import(/* webpackChunkName: 'lazy-override-en' */ './messages/en'),
  hi: () => import(/* webpackChunkName: 'lazy-override-hi' */ './messages/hi'),
};
