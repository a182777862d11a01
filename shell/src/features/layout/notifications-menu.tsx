import { onDemand } from '@vidyapath/client/on-demand';
import { useT } from '@vidyapath/client/use-t';
import { BellIcon, IconButton } from '@vidyapath/ui';
import { Badge, LoadingNotice } from '@vidyapath/ui/shell';
import { sampleNotifications } from './notifications';
import { useDropdown } from './use-dropdown';

const NotificationsPanel = onDemand(
  async () => (await import(/* webpackChunkName: 'lazy-notifications' */ './notifications-panel')).NotificationsPanel,
  ({ onClose }, late) => <LoadingNotice {...late} onClose={onClose} />,
);
const count = sampleNotifications.length;

export function NotificationsMenu() {
  const t = useT();
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
