import { useT } from '@vidyapath/client/use-t';
import { Stack, Typography } from '@vidyapath/ui';
import { sampleNotifications } from './notifications';

/** The items of a list. */
export function NotificationItems() {
  const t = useT();
  return sampleNotifications.map(({ name, Icon }) => (
    <Stack key={name} component="li" direction="row" spacing={3} sx={{ px: 4, py: 3, alignItems: 'flex-start' }}>
      <Icon color="primary" />
      <div>
        <Typography sx={{ fontWeight: 600 }}>{t(`notifications.${name}.title`)}</Typography>
        <Typography variant="body2">{t(`notifications.${name}.message`)}</Typography>
        <Typography variant="caption" sx={{ color: 'text.secondary' }}>
          {t(`notifications.${name}.time`)}
        </Typography>
      </div>
    </Stack>
  ));
}
