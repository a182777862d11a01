import { useSession } from '@vidyapath/client/screens/use-session';
import { routeAt } from '@vidyapath/platform-api/routes';
import { Outlet, useLocation } from 'react-router';
import { NoAccessPage } from './no-access.page';
import { accessOf } from './route-entries';
import { useScreens } from './use-screens';

/** The page, or instead of it why this role may not see it. */
export function GuardedOutlet() {
  const session = useSession();
  const { pathname } = useLocation();
  const entry = routeAt(useScreens().routes, pathname);
  return entry && accessOf(entry.access, session) === 'forbidden' ? <NoAccessPage /> : <Outlet />;
}
