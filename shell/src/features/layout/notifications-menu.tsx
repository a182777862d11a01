import { useT } from '@vidyapath/client/use-t';
import { BellIcon, Box, Divider, IconButton, Link, Stack, Typography } from '@vidyapath/ui';
import { Badge, Popover } from '@vidyapath/ui/shell';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router';
import { sampleNotifications } from './notifications';

const count = sampleNotifications.length;

export function NotificationsMenu() {
  const t = useT();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  return (
    <>
      <IconButton
        color="inherit"
        aria-label={t('notifications.open', { count })}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
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
          {sampleNotifications.map(({ name, Icon }) => (
            <Stack key={name} component="li" direction="row" spacing={3} sx={{ px: 4, py: 3, alignItems: 'flex-start' }}>
              <Icon color="primary" sx={{ mt: 1 }} />
              <div>
                <Typography sx={{ fontWeight: 600 }}>{t(`notifications.${name}.title`)}</Typography>
                <Typography variant="body2">{t(`notifications.${name}.message`)}</Typography>
                <Typography variant="caption" sx={{ color: 'text.secondary' }}>
                  {t(`notifications.${name}.time`)}
                </Typography>
              </div>
            </Stack>
          ))}
        </Box>
        <Divider />
        <Link component={RouterLink} to="/account/profile" onClick={close} sx={{ display: 'block', px: 4, py: 3, textAlign: 'center' }}>
          {t('notifications.all')}
        </Link>
      </Popover>
    </>
  );
}
