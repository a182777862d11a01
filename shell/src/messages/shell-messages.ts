import type { MessageLoaders } from '@vidyapath/platform-api/i18n';

export const shellMessages: MessageLoaders = {
  en: () => import(/* webpackChunkName: 'messages-en' */ './en'),
  hi: () => import(/* webpackChunkName: 'messages-hi' */ './hi'),
};
