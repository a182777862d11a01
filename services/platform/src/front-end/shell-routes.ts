import { type RouteEntry, routeTable } from '@vidyapath/platform-api/routes';

/** Addresses that the shell itself redirects (contract section 6). */
const redirected = ['/dashboard', '/admin/dashboard', '/admin/helpdesk/faq', '/contact'];

const redirects = redirected.map((path): RouteEntry => ({ path, access: 'public', owner: 'shell', layout: 'site' }));
const patterns = [...routeTable, ...redirects].map((route) => ({ pattern: patternOf(route.path), route }));

/** Which screen a path is; undefined when the shell has no such route. Case and a trailing slash don't matter. */
export function routeAt(path: string): RouteEntry | undefined {
  return patterns.find(({ pattern }) => pattern.test(path))?.route;
}

function patternOf(path: string): RegExp {
  const segments = path.replace(/\/$/, '').replaceAll(/:\w+/g, '[^/]+');
  return new RegExp(`^${segments}/?$`, 'i');
}
