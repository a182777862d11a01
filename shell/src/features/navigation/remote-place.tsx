import { useLocation } from 'react-router';
import { RemoteProblem } from '../remotes/remote-problem';
import { NotFoundPage } from './not-found.page';
import { entryOf } from './route-entries';

/** Reached only while a remote's own routes are missing, or by a path that nobody has. */
export function RemotePlace() {
  const { pathname } = useLocation();
  const entry = entryOf(pathname);
  return entry && entry.owner !== 'shell' ? <RemoteProblem id={entry.owner} /> : <NotFoundPage />;
}
