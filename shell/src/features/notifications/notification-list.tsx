import { useT } from '@vidyapath/client/screens/use-t';
import { Box, EmptyState, FailedState, Skeleton } from '@vidyapath/ui';
import { NotificationItem } from './notification-item';
import type { NotificationsLoad } from './use-notifications';

export interface NotificationListProps {
  load: NotificationsLoad;
  labelledBy: string;
  /** Pixels; a longer list scrolls. */
  maxHeight?: number;
  onFollowed?: () => void;
}

/** A list with its states: loading, failed, empty. */
export function NotificationList({ load, labelledBy, maxHeight, onFollowed }: NotificationListProps) {
  const t = useT();
  const { list, failed, retry, markRead } = load;
  if (failed) return <FailedState message={t('failed')} retryLabel={t('retry')} onRetry={retry} />;
  if (!list) {
    return (
      <Box role="status" aria-label={t('loading')} sx={{ p: 4 }}>
        <Skeleton />
        <Skeleton width="60%" />
      </Box>
    );
  }
  if (list.items.length === 0) return <EmptyState title={t('empty')} text={t('emptyText')} />;
  const follow = (id: string, isRead: boolean) => {
    if (!isRead) markRead([id]);
    onFollowed?.();
  };
  return (
    <Box
      component="ul"
      aria-labelledby={labelledBy}
      {...(maxHeight ? { tabIndex: 0 } : {})}
      sx={{ m: 0, p: 0, listStyle: 'none', ...(maxHeight ? { maxHeight, overflowY: 'auto' } : {}) }}
    >
      {list.items.map((notification) => (
        <NotificationItem
          key={notification.notification_id}
          notification={notification}
          onOpen={() => follow(notification.notification_id, notification.read_at !== null)}
        />
      ))}
    </Box>
  );
}
