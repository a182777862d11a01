import { useT } from '@vidyapath/client/screens/use-t';
import { NotificationList } from '@vidyapath/remote-kit/notification-list';
import { Link, Typography } from '@vidyapath/ui';
import { Divider } from '@vidyapath/ui/shell';
import { Link as RouterLink } from 'react-router';
import { PanelPopover } from '../layout/panel-popover';
import type { DropdownPanelProps } from '../layout/use-dropdown';
import { NotificationsSlice } from './notifications-slice';
import { useNotifications } from './use-notifications';
import { useUnread } from './use-unread';

/** Number of notifications in the panel; the page shows all. */
const shown = 10;

/** The list that the bell opens. */
export function NotificationsPanel({ anchor, onClose }: DropdownPanelProps) {
  return (
    <PanelPopover anchor={anchor} onClose={onClose} labelledBy="notifications-title">
      <NotificationsSlice>
        <PanelContent onClose={onClose} />
      </NotificationsSlice>
    </PanelPopover>
  );
}

function PanelContent({ onClose }: Pick<DropdownPanelProps, 'onClose'>) {
  const t = useT();
  const { count } = useUnread();
  const load = useNotifications(shown);
  return (
    <>
      <Typography id="notifications-title" component="h2" sx={{ px: 4, py: 3, fontWeight: 700 }}>
        {t('notifications.title', { count })}
      </Typography>
      <Divider />
      <NotificationList {...load} labelledBy="notifications-title" maxHeight={250} onFollowed={onClose} />
      <Divider />
      <Link
        component={RouterLink}
        to="/account/notifications"
        onClick={onClose}
        sx={{ display: 'block', px: 4, py: 3, textAlign: 'center' }}
      >
        {t('notifications.all')}
      </Link>
    </>
  );
}
