import { isAt } from '@vidyapath/platform-api/page-addresses';
import type { RouteEntry } from '@vidyapath/platform-api/route-entry';
import { routeAt, type Screens } from '@vidyapath/platform-api/routes';
import type { SessionSnapshot } from '@vidyapath/platform-api/session';

export type RouteDecision = 'allowed' | 'login-needed' | 'forbidden';

/** Whether a visitor may open a route. The services enforce it; this check only avoids a useless screen. */
export function accessOf(access: RouteEntry['access'], { user }: SessionSnapshot): RouteDecision {
  if (access === 'public') return 'allowed';
  if (!user) return 'login-needed';
  return access.includes(user.role) ? 'allowed' : 'forbidden';
}

/** Signed-in users do not need the login page; they are redirected from it. */
export const isPastLogin = (pathname: string, { status }: SessionSnapshot): boolean =>
  status === 'signed-in' && isAt('/login', pathname);

/** Whether a public page is within the layout of signed-in users: when one of them reads what the sidebar leads to, or a page of either layout. */
export const isReadInApp = ({ navigation, routes }: Screens, pathname: string, { status }: SessionSnapshot): boolean =>
  status === 'signed-in' && (isOfEitherLayout(routes, pathname) || navigation.some(({ to }) => isAt(to, pathname)));

/** A page that visitors read too, each reader in the frame of their kind. */
export const isOfEitherLayout = (routes: Screens['routes'], pathname: string): boolean =>
  routeAt(routes, pathname)?.layout === 'either';

/** Whether to show the visitor a link to the path. */
export function mayOpen({ routes }: Screens, pathname: string, session: SessionSnapshot): boolean {
  const entry = routeAt(routes, pathname);
  return entry !== undefined && accessOf(entry.access, session) === 'allowed';
}
