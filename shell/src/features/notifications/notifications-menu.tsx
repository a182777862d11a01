import { lazyPart } from '@vidyapath/client/screens/lazy-part';
import { useT } from '@vidyapath/client/screens/use-t';
import { BellIcon, IconButton } from '@vidyapath/ui';
import { Badge, LoadingNotice } from '@vidyapath/ui/shell';
import { useDropdown } from '../layout/use-dropdown';
import { useFollowUnread, useUnread } from './use-unread';

const NotificationsPanel = lazyPart(
  async () => (await import(/* webpackChunkName: 'lazy-notifications' */ './notifications-panel')).NotificationsPanel,
  ({ onClose }, late) => <LoadingNotice {...late} onClose={onClose} />,
);

export function NotificationsMenu() {
  const t = useT();
  const { count } = useUnread();
  useFollowUnread();
  const { anchor, toggle, close } = useDropdown();
  return (
    <>
      <IconButton
        color="inherit"
        aria-label={t('notifications.open', { count })}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={toggle}
        onPointerEnter={NotificationsPanel.prefetch}
        onFocus={NotificationsPanel.prefetch}
      >
        <Badge badgeContent={count}>
          <BellIcon />
        </Badge>
      </IconButton>
      <NotificationsPanel open={anchor !== null} anchor={anchor} onClose={close} />
    </>
  );
}
