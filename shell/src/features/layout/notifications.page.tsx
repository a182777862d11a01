import { useT } from '@vidyapath/client/use-t';
import { Card, PageHeading } from '@vidyapath/ui';
import { NotificationItems } from './notification-items';
import { sampleNotifications } from './notifications';

/** Where the dropdown's “Show all notifications” leads. */
export function NotificationsPage() {
  const t = useT();
  return (
    <>
      <PageHeading lead={t('notifications.title', { count: sampleNotifications.length })}>
        {t('notifications.page')}
      </PageHeading>
      <Card component="ul" sx={{ m: 0, mt: 8, p: 0, maxWidth: 640, listStyle: 'none' }}>
        <NotificationItems />
      </Card>
    </>
  );
}
