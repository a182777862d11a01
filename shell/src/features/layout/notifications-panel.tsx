import { useT } from '@vidyapath/client/use-t';
import { Box, Link, Typography } from '@vidyapath/ui';
import { Divider, Popover } from '@vidyapath/ui/shell';
import { Link as RouterLink } from 'react-router';
import { NotificationItems } from './notification-items';
import { sampleNotifications } from './notifications';
import type { DropdownPanelProps } from './use-dropdown';

/** What the bell opens. */
export function NotificationsPanel({ open, anchor, onClose }: DropdownPanelProps) {
  const t = useT();
  return (
    <Popover
      open={open}
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-labelledby': 'notifications-title',
          sx: { minWidth: 280, maxWidth: 'min(350px, calc(100vw - 32px))' },
        },
      }}
    >
      <Typography id="notifications-title" component="h2" sx={{ px: 4, py: 3, fontWeight: 700 }}>
        {t('notifications.title', { count: sampleNotifications.length })}
      </Typography>
      <Divider />
      <Box
        component="ul"
        tabIndex={0}
        aria-labelledby="notifications-title"
        sx={{ m: 0, p: 0, listStyle: 'none', maxHeight: 250, overflowY: 'auto' }}
      >
        <NotificationItems />
      </Box>
      <Divider />
      <Link
        component={RouterLink}
        to="/account/notifications"
        onClick={onClose}
        sx={{ display: 'block', px: 4, py: 3, textAlign: 'center' }}
      >
        {t('notifications.all')}
      </Link>
    </Popover>
  );
}
