import { useSession } from '@vidyapath/client/use-session';
import { Outlet, useLocation } from 'react-router';
import { NoAccessPage } from './no-access.page';
import { accessOf, entryOf } from './route-entries';

/** The page, or in its place why this role may not see it. */
export function GuardedOutlet() {
  const session = useSession();
  const { pathname } = useLocation();
  const entry = entryOf(pathname);
  return entry && accessOf(entry.access, session) === 'forbidden' ? <NoAccessPage /> : <Outlet />;
}
