import { type RouteEntry, routeTable } from '@vidyapath/platform-api/routes';
import type { SessionSnapshot } from '@vidyapath/platform-api/session';
import { matchPath } from 'react-router';

export const entries = routeTable;

/** The entry that a path belongs to; a trailing slash and case make no difference. */
export const entryOf = (pathname: string): RouteEntry | undefined =>
  entries.find(({ path }) => matchPath({ path, end: true }, pathname));

export type Admission = 'admitted' | 'sign-in' | 'refused';

/** Whether a visitor may open a route. The services enforce it; this only spares a useless screen. */
export function admission(access: RouteEntry['access'], { user }: SessionSnapshot): Admission {
  if (access === 'public') return 'admitted';
  if (!user) return 'sign-in';
  return access.includes(user.role) ? 'admitted' : 'refused';
}

/** The signed-in have no use for the login page; they are sent on from it. */
export const isPastLogin = (pathname: string, { status }: SessionSnapshot): boolean =>
  status === 'signed-in' && matchPath('/login', pathname) !== null;

/** Whether a link to the path is worth showing to the visitor. */
export function mayOpen(pathname: string, session: SessionSnapshot): boolean {
  const entry = entryOf(pathname);
  return entry !== undefined && admission(entry.access, session) === 'admitted';
}
