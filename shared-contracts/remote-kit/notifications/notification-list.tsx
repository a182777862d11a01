import { useT } from '@vidyapath/client/screens/use-t';
import type { KnownNotification } from '@vidyapath/http/support-notifications';
import { Box, EmptyState, FailedState, Skeleton } from '@vidyapath/ui';
import { NotificationItem } from './notification-item';

export interface NotificationListProps {
  /** Undefined while they load. */
  items: readonly KnownNotification[] | undefined;
  failed: boolean;
  retry: () => void;
  /** Called when the user opens the link of one that is not read yet. */
  markRead: (id: string) => void;
  labelledBy: string;
  /** Pixels; a longer list scrolls. */
  maxHeight?: number;
  onFollowed?: () => void;
}

/** A list with its states: loading, failed, empty. */
export function NotificationList(props: NotificationListProps) {
  const t = useT();
  const { items, failed, retry, markRead, labelledBy, maxHeight, onFollowed } = props;
  if (failed)
    return <FailedState message={t('notifications.failed')} retryLabel={t('notifications.retry')} onRetry={retry} />;
  if (!items) {
    return (
      <Box role="status" aria-label={t('notifications.loading')} sx={{ p: 4 }}>
        <Skeleton />
        <Skeleton width="60%" />
      </Box>
    );
  }
  if (items.length === 0) return <EmptyState title={t('notifications.empty')} text={t('notifications.emptyText')} />;
  const follow = (id: string, isRead: boolean) => {
    if (!isRead) markRead(id);
    onFollowed?.();
  };
  return (
    <Box
      component="ul"
      aria-labelledby={labelledBy}
      {...(maxHeight ? { tabIndex: 0 } : {})}
      sx={{ m: 0, p: 0, listStyle: 'none', ...(maxHeight ? { maxHeight, overflowY: 'auto' } : {}) }}
    >
      {items.map((notification) => (
        <NotificationItem
          key={notification.notification_id}
          notification={notification}
          onOpen={() => follow(notification.notification_id, notification.read_at !== null)}
        />
      ))}
    </Box>
  );
}
