import { useRouterState } from '@vidyapath/client/router/page-router-view';
import { useSession } from '@vidyapath/client/screens/use-session';
import { Outlet } from 'react-router';
import { LoaderBar } from '../navigation/loader-bar';
import { isReadInApp } from '../navigation/route-entries';
import { useScreens } from '../navigation/use-screens';
import { appLayoutId, loadedAppLayout, pageLayoutId } from './app-layout-code';
import { SiteLayout } from './site-layout';

/** One element: a redirect in it must not start again with each state of the router. */
const publicLayout = <SiteLayout />;

/** One component for both layouts, so that the sidebar stays between their pages. */
export function PageLayout() {
  const { location, matches, isMoving } = useRouterState();
  const isRead = isReadInApp(useScreens(), location.pathname, useSession());
  // Nothing below is ready: the code of the screens of signed-in users is being loaded.
  if (matches.at(-1)?.route.id === pageLayoutId) return <LoaderBar />;
  const isPublic = !matches.some(({ route }) => route.id === appLayoutId);
  if (isPublic && !isRead) return publicLayout;
  const appLayout = loadedAppLayout();
  if (appLayout) return appLayout;
  if (isMoving) return <LoaderBar />;
  // If the layout's code can't be loaded, a screen of signed-in users shows why.
  return isPublic ? publicLayout : <Outlet />;
}
