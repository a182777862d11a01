import { useT } from '@vidyapath/client/use-t';
import { BellIcon, Box, IconButton, Link, Typography } from '@vidyapath/ui';
import { Badge, Divider, Popover } from '@vidyapath/ui/shell';
import { Link as RouterLink } from 'react-router';
import { NotificationItems } from './notification-items';
import { sampleNotifications } from './notifications';
import { useDropdown } from './use-dropdown';

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
      >
        <Badge badgeContent={count} color="secondary">
          <BellIcon />
        </Badge>
      </IconButton>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ paper: { role: 'dialog', 'aria-labelledby': 'notifications-title', sx: { minWidth: 280, maxWidth: 350 } } }}
      >
        <Typography id="notifications-title" component="h2" sx={{ px: 4, py: 3, fontWeight: 700 }}>
          {t('notifications.title', { count })}
        </Typography>
        <Divider />
        <Box component="ul" tabIndex={0} aria-labelledby="notifications-title" sx={{ m: 0, p: 0, listStyle: 'none', maxHeight: 250, overflowY: 'auto' }}>
          <NotificationItems />
        </Box>
        <Divider />
        <Link component={RouterLink} to="/account/notifications" onClick={close} sx={{ display: 'block', px: 4, py: 3, textAlign: 'center' }}>
          {t('notifications.all')}
        </Link>
      </Popover>
    </>
  );
}
