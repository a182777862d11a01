import { usePlatform } from '@vidyapath/client/screens/platform-context';
import { useT } from '@vidyapath/client/screens/use-t';
import type { ReadNotificationsBody } from '@vidyapath/http/support-notifications';
import { NotificationList } from '@vidyapath/remote-kit/notification-list';
import { Button, Card, PageHeading, Stack } from '@vidyapath/ui';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useMarkReadMutation, useNotificationsQuery } from './notifications.endpoints';

const step = 20;

/** The page that “Show all notifications” below the bell opens. */
export function NotificationsPage() {
  const t = useT();
  const { unread } = usePlatform();
  const count = useSyncExternalStore(unread.subscribe, unread.getSnapshot);
  const [shown, setShown] = useState(step);
  const { data, isError, refetch } = useNotificationsQuery(shown, { refetchOnMountOrArgChange: true });
  const [markRead] = useMarkReadMutation();
  useEffect(() => {
    if (data) unread.set(data.unread);
  }, [unread, data]);

  async function read(body: ReadNotificationsBody): Promise<void> {
    const answer = await markRead(body);
    if (answer.data) unread.set(answer.data.unread);
  }
  return (
    <>
      <PageHeading lead={t('notifications.title', { count })}>{t('notifications.page')}</PageHeading>
      <Stack spacing={4} sx={{ mt: 8, maxWidth: 640, alignItems: 'flex-start' }}>
        {count > 0 && (
          <Button variant="outlined" onClick={() => void read({ all: true })}>
            {t('notifications.readAll')}
          </Button>
        )}
        <Card role="region" aria-label={t('notifications.page')} id="all-notifications" sx={{ width: '100%' }}>
          <NotificationList
            items={data?.items}
            failed={isError && !data}
            retry={refetch}
            markRead={(id) => void read({ ids: [id] })}
            labelledBy="all-notifications"
          />
        </Card>
        {data && data.total > data.items.length && (
          <Button onClick={() => setShown(shown + step)}>{t('notifications.more')}</Button>
        )}
      </Stack>
    </>
  );
}
