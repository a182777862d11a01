import type { MessageLoaders, Messages } from '@vidyapath/platform-api/i18n';

const named = ({ default: notifications }: { default: Messages }) => ({ default: { notifications } });

/** Separate from the shell's messages, so that a page without an open list does not fetch them. */
export const notificationMessages: MessageLoaders = {
  en: async () =>
    named(
      await import(
        /* webpackChunkName: 'lazy-notifications-en' */ '@vidyapath/client/formats/notification-messages/en'
      ),
    ),
  hi: async () =>
    named(
      await import(
        /* webpackChunkName: 'lazy-notifications-hi' */ '@vidyapath/client/formats/notification-messages/hi'
      ),
    ),
};
