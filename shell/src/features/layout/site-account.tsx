import { lazyPart } from '@vidyapath/client/screens/lazy-part';
import { useSession } from '@vidyapath/client/screens/use-session';
import { useT } from '@vidyapath/client/screens/use-t';
import type { LoginState } from '@vidyapath/platform-api/login-state';
import { Box, Button } from '@vidyapath/ui';
import { Link, useLocation } from 'react-router';
import { pathOf } from '../navigation/path-of';
import { isOfEitherLayout } from '../navigation/route-entries';
import { useScreens } from '../navigation/use-screens';

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
  const location = useLocation();
  const { routes } = useScreens();
  // A page that shows more to who is signed in is what they come back to.
  const state: LoginState | undefined = isOfEitherLayout(routes, location.pathname)
    ? { next: pathOf(location) }
    : undefined;
  if (user) return <UserMenu name={user.name} withDashboard />;
  return (
    <>
      <Button
        component={Link}
        to="/login"
        state={state}
        variant="outlined"
        sx={{ flexShrink: 0, px: { xs: 2, sm: 5 }, ml: 1 }}
      >
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
