import { useRouterState } from '@vidyapath/client/router/page-router-view';
import { useSession } from '@vidyapath/client/screens/use-session';
import { useState } from 'react';
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
  const session = useSessionAtEntry(location.pathname);
  const isRead = isReadInApp(useScreens(), location.pathname, session);
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

/** The session when the page was opened: a page that changed its layout with the session would begin anew, and stop what plays. */
function useSessionAtEntry(pathname: string) {
  const session = useSession();
  const [entry, setEntry] = useState({ pathname, session });
  if (entry.pathname === pathname) return entry.session;
  setEntry({ pathname, session });
  return session;
}
