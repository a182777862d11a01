import type { Migration } from '@vidyapath/service-kit/database/migrate';

/** What a notification is about, and whether a mail told of it. */
export const notificationTopics: Migration = {
  name: '20261127-41-notification-topics',
  up: (db) => db.raw('alter table notifications add column topic text, add column mailed_at timestamptz'),
};
