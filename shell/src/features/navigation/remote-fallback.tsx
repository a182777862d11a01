import { useRouterState } from '@vidyapath/client/router/page-router-view';
import { routeAt } from '@vidyapath/platform-api/routes';
import { ListUnread } from '../remotes/list-unread';
import { RemoteProblem } from '../remotes/remote-problem';
import { useShell } from '../shell-context';
import { NotFoundPage } from './not-found.page';
import { ServerPage } from './server-page';
import { useScreens } from './use-screens';

/** Rendered while a remote's own routes are missing, or for a path that no slice has. */
export function RemoteFallback() {
  const { releases } = useShell();
  const { hasStarted, location } = useRouterState();
  const entry = routeAt(useScreens().routes, location.pathname);
  // While the first page's code loads.
  if (!hasStarted) return <ServerPage />;
  if (entry) return <RemoteProblem id={entry.owner} />;
  return releases.isRead() ? <NotFoundPage /> : <ListUnread />;
}
