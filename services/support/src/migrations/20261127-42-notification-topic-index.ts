import { createIndexes } from '@vidyapath/service-kit/database/create-indexes';
import type { Migration } from '@vidyapath/service-kit/database/migrate';

export const notificationTopicIndex: Migration = {
  name: '20261127-42-notification-topic-index',
  inOneTransaction: false,
  up: (db) =>
    createIndexes(db, {
      notifications_of_topic: 'notifications (user_id, topic) where topic is not null and read_at is null',
    }),
};
