import type { Notification } from '@vidyapath/http/support-notifications';
import type { NotificationRow } from './notifications.repository';

export const presentNotification = (row: NotificationRow): Notification => ({
  notification_id: row.notification_id,
  type: row.type,
  params: row.params,
  link: row.link,
  created_at: row.created_at.toISOString(),
  read_at: row.read_at?.toISOString() ?? null,
});
