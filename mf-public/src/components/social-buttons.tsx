import { usePlatform } from '@vidyapath/client/screens/platform-context';
import { useT } from '@vidyapath/client/screens/use-t';
import { noticeDurations } from '@vidyapath/platform-api/notifier';
import { Button, icon, Stack } from '@vidyapath/ui';
import { Divider } from '@vidyapath/ui/forms';

const GoogleIcon = icon(
  'GoogleIcon',
  'M12.5 11v3.2h5.3c-.3 1.6-1.8 4-5.3 4a5.9 5.9 0 0 1 0-11.8c1.8 0 3 .8 3.7 1.4l2.5-2.4A9.2 9.2 0 1 0 12.5 21.2c5.3 0 8.8-3.7 8.8-9 0-.5 0-.8-.1-1.2z',
);
const FacebookIcon = icon(
  'FacebookIcon',
  'M22 12a10 10 0 1 0-11.56 9.88v-6.99H7.9V12h2.54V9.8c0-2.5 1.49-3.89 3.78-3.89 1.09 0 2.24.2 2.24.2v2.46H15.2c-1.24 0-1.63.77-1.63 1.56V12h2.77l-.44 2.89h-2.33v6.99A10 10 0 0 0 22 12',
);
const services = [
  { key: 'google', Icon: GoogleIcon },
  { key: 'facebook', Icon: FacebookIcon },
] as const;

/** Sign-in by other services: says that it is not available yet. */
export function SocialButtons() {
  const t = useT();
  const { notify } = usePlatform();
  const explain = () =>
    notify({
      variant: 'info',
      title: t('account.social.title'),
      message: t('account.social.notYet'),
      duration: noticeDurations.authentication,
    });
  return (
    <>
      <Divider sx={{ my: 5, color: 'text.secondary' }}>{t('account.social.or')}</Divider>
      <Stack spacing={3}>
        {services.map(({ key, Icon }) => (
          <Button key={key} variant="outlined" startIcon={<Icon />} onClick={explain} sx={{ minHeight: 44 }}>
            {t(`account.social.${key}`)}
          </Button>
        ))}
      </Stack>
    </>
  );
}
