import { useLanguage, useT } from '@vidyapath/client/screens/use-t';
import { momentText } from '@vidyapath/client/formats/moment-text';
import type { NotificationKind } from '@vidyapath/http/notification-kinds';
import type { KnownNotification } from '@vidyapath/http/support-notifications';
import { BellIcon, Box, CheckIcon, ClockIcon, HelpIcon, Link, RupeeIcon, SchoolIcon, StarIcon } from '@vidyapath/ui';
import { Stack, TicketIcon, Typography, VisuallyHidden, WarningIcon } from '@vidyapath/ui';
import { Link as RouterLink } from 'react-router';
import { notificationText } from './notification-text';

const icons: Readonly<Partial<Record<NotificationKind, typeof BellIcon>>> = {
  'order-paid': RupeeIcon,
  'refund-processed': RupeeIcon,
  'certificate-issued': CheckIcon,
  'review-decided': StarIcon,
  'thread-answered': HelpIcon,
  'ticket-answered': TicketIcon,
  'access-ending': ClockIcon,
  'course-news': SchoolIcon,
  'review-waiting': StarIcon,
  'ticket-waiting': TicketIcon,
  attention: WarningIcon,
  'lesson-failed': WarningIcon,
  'course-published': SchoolIcon,
};

export interface NotificationItemProps {
  notification: KnownNotification;
  /** Called when the user opens its link. */
  onOpen: () => void;
}

export function NotificationItem({ notification, onOpen }: NotificationItemProps) {
  const t = useT();
  const language = useLanguage();
  const { title, message } = notificationText(t, language, notification);
  // A kind that only a newer service knows is also shown.
  const Icon = icons[notification.type] ?? BellIcon;
  return (
    <Box component="li">
      <Link
        component={RouterLink}
        to={notification.link}
        onClick={onOpen}
        sx={{ display: 'block', px: 4, py: 3, color: 'inherit', textDecoration: 'none' }}
      >
        <Stack direction="row" spacing={3} sx={{ alignItems: 'flex-start' }}>
          <Icon color={notification.read_at ? 'action' : 'primary'} />
          <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
            <Typography sx={{ fontWeight: notification.read_at ? 400 : 600 }}>
              {!notification.read_at && <VisuallyHidden>{t('notifications.unread')}: </VisuallyHidden>}
              {title}
            </Typography>
            <Typography variant="body2">{message}</Typography>
            <Typography variant="caption" sx={{ color: 'text.secondary' }}>
              {momentText(language, notification.created_at)}
            </Typography>
          </Box>
        </Stack>
      </Link>
    </Box>
  );
}
