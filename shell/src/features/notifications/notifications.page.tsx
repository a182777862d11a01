import { useT } from '@vidyapath/client/screens/use-t';
import { Button, Card, PageHeading, Stack } from '@vidyapath/ui';
import { useState } from 'react';
import { NotificationList } from './notification-list';
import { NotificationsSlice } from './notifications-slice';
import { useNotifications } from './use-notifications';
import { useUnread } from './use-unread';

const step = 20;

/** The page that “Show all notifications” in the dropdown opens. */
export function NotificationsPage() {
  return (
    <NotificationsSlice>
      <PageContent />
    </NotificationsSlice>
  );
}

function PageContent() {
  const t = useT();
  const { count } = useUnread();
  const [shown, setShown] = useState(step);
  const load = useNotifications(shown);
  return (
    <>
      <PageHeading lead={t('title', { count })}>{t('page')}</PageHeading>
      <Stack spacing={4} sx={{ mt: 8, maxWidth: 640, alignItems: 'flex-start' }}>
        {count > 0 && (
          <Button variant="outlined" onClick={() => load.markRead()}>
            {t('readAll')}
          </Button>
        )}
        <Card role="region" aria-label={t('page')} id="all-notifications" sx={{ width: '100%' }}>
          <NotificationList load={load} labelledBy="all-notifications" />
        </Card>
        {load.list && load.list.total > load.list.items.length && (
          <Button onClick={() => setShown(shown + step)}>{t('more')}</Button>
        )}
      </Stack>
    </>
  );
}
