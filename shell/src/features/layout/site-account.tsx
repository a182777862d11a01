import { lazyPart } from '@vidyapath/client/screens/lazy-part';
import { useSession } from '@vidyapath/client/screens/use-session';
import { useT } from '@vidyapath/client/screens/use-t';
import { Box, Button } from '@vidyapath/ui';
import { Link } from 'react-router';

const UserMenu = lazyPart(
  async () => (await import(/* webpackChunkName: 'lazy-user-menu' */ './user-menu')).UserMenu,
  () => <Box sx={{ minWidth: 44, minHeight: 44 }} />,
);

export interface SiteAccountProps {
  /** Without space, sign-up moves into the menu. */
  compact: boolean;
}

export function SiteAccount({ compact }: SiteAccountProps) {
  const t = useT();
  const { user } = useSession();
  if (user) return <UserMenu name={user.name} withDashboard />;
  return (
    <>
      <Button component={Link} to="/login" variant="outlined" sx={{ flexShrink: 0, px: { xs: 2, sm: 5 }, ml: 1 }}>
        {t('site.login')}
      </Button>
      {!compact && (
        <Button component={Link} to="/signup" variant="contained" sx={{ flexShrink: 0, ml: 2 }}>
          {t('site.signup')}
        </Button>
      )}
    </>
  );
}
