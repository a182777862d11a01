import type { MessageLoaders } from '@vidyapath/platform-api/i18n';

export const shellMessages: MessageLoaders = {
  en: () => import('./en'),
  hi: () => import('./hi'),
};
