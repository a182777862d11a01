import { useRouterState } from '@vidyapath/client/router/page-router-view';
import { routeAt } from '@vidyapath/platform-api/routes';
import { RemoteProblem } from '../remotes/remote-problem';
import { NotFoundPage } from './not-found.page';
import { useScreens } from './use-screens';

/** Rendered while a remote's own routes are missing, or for a path that no slice has. */
export function RemoteFallback() {
  const { hasStarted, location } = useRouterState();
  const entry = routeAt(useScreens().routes, location.pathname);
  // While the first page's code loads, only the header is shown.
  if (!hasStarted) return null;
  return entry && entry.owner !== 'shell' ? <RemoteProblem id={entry.owner} /> : <NotFoundPage />;
}
