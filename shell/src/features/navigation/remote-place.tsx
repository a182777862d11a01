import { useRouterState } from '@vidyapath/client/router/page-router-view';
import { RemoteProblem } from '../remotes/remote-problem';
import { NotFoundPage } from './not-found.page';
import { entryOf } from './route-entries';

/** Reached only while a remote's own routes are missing, or by a path that nobody has. */
export function RemotePlace() {
  const { hasStarted, location } = useRouterState();
  const entry = entryOf(location.pathname);
  // The header is there while the first page's code is still under way.
  if (!hasStarted) return null;
  return entry && entry.owner !== 'shell' ? <RemoteProblem id={entry.owner} /> : <NotFoundPage />;
}
