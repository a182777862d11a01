import { type RouteEntry, routeTable } from '@vidyapath/platform-api/routes';
import type { SessionSnapshot } from '@vidyapath/platform-api/session';
import { matchPath } from 'react-router';

export const entries = routeTable;

/** The entry that a path belongs to; a trailing slash and case make no difference. */
export const entryOf = (pathname: string): RouteEntry | undefined =>
  entries.find(({ path }) => matchPath({ path, end: true }, pathname));

export type RouteAccess = 'allowed' | 'login-needed' | 'forbidden';

/** Whether a visitor may open a route. The services enforce it; this only spares a useless screen. */
export function accessOf(access: RouteEntry['access'], { user }: SessionSnapshot): RouteAccess {
  if (access === 'public') return 'allowed';
  if (!user) return 'login-needed';
  return access.includes(user.role) ? 'allowed' : 'forbidden';
}

/** The signed-in have no use for the login page; they are sent on from it. */
export const isPastLogin = (pathname: string, { status }: SessionSnapshot): boolean =>
  status === 'signed-in' && matchPath('/login', pathname) !== null;

/** Whether a link to the path is worth showing to the visitor. */
export function mayOpen(pathname: string, session: SessionSnapshot): boolean {
  const entry = entryOf(pathname);
  return entry !== undefined && accessOf(entry.access, session) === 'allowed';
}
