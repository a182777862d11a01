import { useRouterState } from '@vidyapath/client/router/page-router-view';
import { routeAt } from '@vidyapath/platform-api/routes';
import { RemoteProblem } from '../remotes/remote-problem';
import { NotFoundPage } from './not-found.page';
import { useScreens } from './screens';

/** Reached only while a remote's own routes are missing, or by a path that nobody has. */
export function RemotePlace() {
  const { hasStarted, location } = useRouterState();
  const entry = routeAt(useScreens().routes, location.pathname);
  // The header is there while the first page's code is still under way.
  if (!hasStarted) return null;
  return entry && entry.owner !== 'shell' ? <RemoteProblem id={entry.owner} /> : <NotFoundPage />;
}
